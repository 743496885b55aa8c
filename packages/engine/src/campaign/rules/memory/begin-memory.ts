import { isRefusal } from '../../../model/game.ts';
import { impossible } from '../../../model/lookup.ts';
import { setUp } from '../../../play/set-up.ts';
import { begin, playOut, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { fillSetup } from './fill-setup.ts';

/** The memory is laid out; from here to its end its own decisions are asked. */
export function beginMemory(campaign: Campaign): void {
  const laid = setUp(campaign.content, fillSetup(campaign));
  if (isRefusal(laid)) impossible(`the memory cannot be set up: ${laid.refused} ${laid.detail ?? ''}`);
  tell(campaign, {
    type: 'memory-begun',
    entry: campaign.entry,
    attempt: campaign.attempt,
    why: campaign.attempt === 1 ? 'R35' : 'R6.3',
  });
  begin(campaign, { step: 'memory' });
  playOut(campaign, laid.events);
}

/** Under way while the memory is: its end is read by `afterMemory`. */
export const memory: CampaignStepRule<'memory'> = {
  step: 'memory',
  rules: ['R35'],
  run: () => impossible('the memory is played'),
};
