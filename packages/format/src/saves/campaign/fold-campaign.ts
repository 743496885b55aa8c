import { type Campaign, type CampaignEvent, cloneCampaign, evolveCampaign } from '@bauta/engine';
import { foldEvent, happens } from '../fold.ts';
import type { CampaignEventCheck } from './event-check.ts';

function foldCampaignEvent(campaign: Campaign, event: CampaignEvent): void {
  if (event.type === 'campaign-step-ended' && campaign.stack.length === 0) throw new RangeError('no such step');
  if (event.type === 'in-memory' && event.event.type !== 'memory-set-up' && campaign.game !== null)
    foldEvent(campaign.game, event.event);
  else evolveCampaign(campaign, event);
}

/** Checks and folds events one after another, into a copy: each must be well formed, and possible where it stands. */
export function foldCampaign(
  before: Campaign,
  events: readonly unknown[],
  check: CampaignEventCheck,
  line: number,
): { campaign: Campaign; told: CampaignEvent[] } {
  const campaign = cloneCampaign(before);
  const told: CampaignEvent[] = [];
  for (const [index, raw] of events.entries()) {
    const event = check(raw, campaign, line, index);
    happens(() => foldCampaignEvent(campaign, event), line, index, event.type);
    told.push(event);
  }
  return { campaign, told };
}
