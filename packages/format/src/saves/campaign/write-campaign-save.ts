import {
  type AnyCommand,
  type Campaign,
  type CampaignEvent,
  campaignOptionId,
  campaignToJSON,
  hashCampaign,
  hashText,
} from '@bauta/engine';
import { SAVE_FORMAT } from '../upcast.ts';
import { line } from '../write-save.ts';
import { sumOf } from './sum.ts';

/** `begun` is a date, given by the app: there is no clock here. */
export function beginCampaignSave(campaign: Campaign, setUp: readonly CampaignEvent[], begun: string): string {
  const { content } = campaign.setup;
  const sum = hashText(JSON.stringify(setUp));
  return line({ bauta: 'campaign', format: SAVE_FORMAT, content, begun }) + line({ setUp, sum, hash: hashCampaign(campaign) });
}

/** `campaign` is the position after it. */
export function saveCampaignDecision(
  n: number,
  command: AnyCommand,
  events: readonly CampaignEvent[],
  campaign: Campaign,
): string {
  const id = campaignOptionId(command);
  return line({ n, command: id, events, sum: sumOf(id, events), hash: hashCampaign(campaign) });
}

/** An entry like any other: nothing is ever taken out of a save. */
export const saveCampaignUndo = (n: number, undo: number, campaign: Campaign): string =>
  line({ n, undo, hash: hashCampaign(campaign) });

export const saveCampaignSnapshot = (n: number, campaign: Campaign): string =>
  line({ n, snapshot: campaignToJSON(campaign), hash: hashCampaign(campaign) });
