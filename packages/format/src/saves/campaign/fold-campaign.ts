import { type Campaign, type CampaignEvent, campaignRules } from '@bauta/engine';
import { foldEvent, happens } from '../fold.ts';
import type { CampaignEventCheck } from './event-check.ts';

function foldCampaignEvent(campaign: Campaign, event: CampaignEvent): void {
  if (event.type === 'campaign-step-ended' && campaign.stack.length === 0) throw new RangeError('no such step');
  if (event.type === 'in-memory' && event.event.type !== 'memory-set-up' && campaign.game !== null)
    foldEvent(campaign.game, event.event);
  else campaignRules.evolve(campaign, event);
}

/** Checks and folds events one after another, in place: each must be well formed, and possible where it stands. */
export function foldCampaign(
  campaign: Campaign,
  events: readonly unknown[],
  check: CampaignEventCheck,
  line: number,
): CampaignEvent[] {
  const told: CampaignEvent[] = [];
  for (const [index, raw] of events.entries()) {
    const event = check(raw, campaign, line, index);
    happens(() => foldCampaignEvent(campaign, event), line, index, event.type);
    told.push(event);
  }
  return told;
}
