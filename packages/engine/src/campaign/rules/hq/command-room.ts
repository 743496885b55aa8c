import type { ContractId } from '../../../model/book.ts';
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

/** R41.4: enough, and it leaves; too few, and it stays face up. */
function isFulfilled(campaign: Campaign, contract: ContractId, dice: number): boolean {
  const hq = campaign.hq!;
  const needed = campaign.content.book.contracts[contract]!.hits - hq.eased;
  const hits = hitsOf(campaign, dice);
  tell(campaign, { type: 'contract-tried', contract, hits, needed, attempt: hq.failed + 1, why: 'R41.4' });
  if (hits < needed) tell(campaign, { type: 'contract-failed', contract, why: 'R41.4' });
  else tell(campaign, { type: 'contract-fulfilled', contract, why: ['R41.4', 'R41.6'] });
  return hits >= needed;
}

/** R41.4: whoever is in the command room attempts the contract on top. */
export const commandRoom: CampaignStepRule<'command-room'> = {
  step: 'command-room',
  rules: ['R41.4', 'R41.6'],
  run(campaign) {
    const dice = sumOf(helpersAt(campaign, 'command-room'), ({ command }) => command);
    const { contracts, faceUp } = campaign.hq!;
    const [contract] = contracts;
    const fulfilled = contract !== undefined && faceUp && dice > 0 && isFulfilled(campaign, contract, dice);
    closeRoom(campaign, 'command-room', 'R41.4');
    if (fulfilled) begin(campaign, { step: 'read', text: { of: 'contract-done', contract }, next: 0 });
  },
};
