import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R5.4, R1.3: what was laid aside unseen is revealed, into villa or main hall. */
export function rewards(campaign: Campaign): void {
  if (campaign.waiting.length > 0) tell(campaign, { type: 'rewards-revealed', cards: campaign.waiting, why: ['R1.3', 'R5.4'] });
}
