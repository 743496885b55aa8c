import { begin } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

export function briefing(campaign: Campaign): void {
  begin(campaign, { step: 'read', text: { of: 'briefing', entry: campaign.entry }, next: 0 });
}

/** R5.4, R6.4: read after success, and when others have completed the memory. */
export function conclusion(campaign: Campaign): void {
  begin(campaign, { step: 'read', text: { of: 'conclusion', entry: campaign.entry }, next: 0 });
}
