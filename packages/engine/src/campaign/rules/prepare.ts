import { begin } from '../flow/emit.ts';
import type { Campaign } from '../model/campaign.ts';

/** R36, R6.3, R40.2: before every try cards are traded, equipped, stored and fetched for nothing. */
export function prepare(campaign: Campaign): void {
  begin(campaign, { step: 'arrange', settled: [] });
}
