import { type Campaign, type CampaignEvent, campaignRules } from '@bauta/engine';
import { SAVE_FORMAT } from '../upcast.ts';
import { firstLines } from '../write-save.ts';

/** `begun` is a date, given by the app: there is no clock here. Apart from the other lines: a memory by itself needs no campaign's rules. */
export function beginCampaignSave(campaign: Campaign, setUp: readonly CampaignEvent[], begun: string): string {
  const { content } = campaign.setup;
  return firstLines({ bauta: 'campaign', format: SAVE_FORMAT, content, begun }, campaignRules, campaign, setUp);
}
