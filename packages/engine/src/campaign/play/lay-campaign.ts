import { recordingCampaign } from '../flow/emit.ts';
import { blankCampaign } from '../model/blank.ts';
import type { Campaign, CampaignContent, CampaignSetup } from '../model/campaign.ts';
import type { CampaignEvent } from '../model/event.ts';
import { settleCampaign } from './play.ts';

/** A campaign as it is described, played on to its next decision: for tests, and for tools that draw a position. */
export function layCampaign(
  content: CampaignContent,
  setup: CampaignSetup,
  position: Partial<Omit<Campaign, 'content' | 'setup' | 'game'>>,
): { campaign: Campaign; events: readonly CampaignEvent[] } {
  const campaign: Campaign = { ...blankCampaign(content, setup), ...position };
  return { campaign, events: recordingCampaign(() => settleCampaign(campaign)) };
}
