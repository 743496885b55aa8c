import { rollHelpers } from '../../flow/chance.ts';
import { begin, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { helpersAt, sumOf } from './helpers.ts';
import { closeRoom } from './resolution.ts';

/** R41.4: the first time the dice are rolled, `hit` and `special` count; from the second each die counts 1 unrolled. */
function hitsOf(campaign: Campaign, dice: number): number {
  if (campaign.hq!.failed > 0) return dice;
  const faces = rollHelpers(campaign, dice);
  tell(campaign, { type: 'helpers-rolled', faces, why: 'R41.4' });
  return faces.filter((face) => face !== 'miss').length;
}

function attempt(campaign: Campaign, contract: string, dice: number): void {
  const hq = campaign.hq!;
  const needed = campaign.content.book.contracts[contract]!.hits - hq.eased;
  const hits = hitsOf(campaign, dice);
  tell(campaign, { type: 'contract-tried', contract, hits, needed, attempt: hq.failed + 1, why: 'R41.4' });
  if (hits < needed) {
    tell(campaign, { type: 'contract-failed', contract, why: 'R41.4' });
    return;
  }
  tell(campaign, { type: 'contract-fulfilled', contract, why: ['R41.4', 'R41.6'] });
  begin(campaign, { step: 'read', text: { of: 'contract-done', contract }, next: 0 });
}

/** R41.4: whoever is in the command room attempts the contract on top. */
export const commandRoom: CampaignStepRule<'command-room'> = {
  step: 'command-room',
  rules: ['R41.4', 'R41.6'],
  run(campaign) {
    const dice = sumOf(helpersAt(campaign, 'command-room'), ({ command }) => command);
    const [contract] = campaign.hq!.contracts;
    closeRoom(campaign, 'command-room', 'R41.4');
    if (contract !== undefined && campaign.hq!.faceUp && dice > 0) attempt(campaign, contract, dice);
  },
};
