import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R36: after 0.1 to 0.3, while the villa is all there is, HP are restored; of those eliminated R27.2 speaks. */
export function villa(campaign: Campaign): void {
  if (campaign.hq !== null) return;
  for (const { id, out, wounds } of campaign.members)
    if (out === '' && wounds > 0) tell(campaign, { type: 'hp-restored', by: id, hp: wounds, why: 'R36' });
}
