import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R36: in the villa all HP are restored, a last time when the headquarters has just been opened; of those eliminated R27.2 speaks. */
export function villa(campaign: Campaign): void {
  if (campaign.hq?.settled) return;
  for (const { id, out, wounds } of campaign.members)
    if (out === '' && wounds > 0) tell(campaign, { type: 'hp-restored', by: id, hp: wounds, why: 'R36' });
}
