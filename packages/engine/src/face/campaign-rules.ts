import type { Campaign, CampaignContent, CampaignSetup } from '../campaign/model/campaign.ts';
import type { CampaignEvent } from '../campaign/model/event.ts';
import { type CampaignJSON, campaignFromJSON, campaignToJSON, cloneCampaign, hashCampaign } from '../campaign/model/json.ts';
import { campaignOptionId, parseCampaignOption } from '../campaign/play/option-id.ts';
import { campaignQuestion, evolveCampaign, playCampaign } from '../campaign/play/play.ts';
import { isNewInCampaign } from '../campaign/view/new-information.ts';
import { redactCampaign, viewCampaign } from '../campaign/view/view.ts';
import { memoryRules } from './memory-rules.ts';
import type { Rules } from './rules.ts';

interface WholeCampaign {
  content: CampaignContent;
  setup: CampaignSetup;
  state: CampaignJSON;
}

interface CampaignRules extends Rules<Campaign, CampaignEvent> {
  snapshot(campaign: Campaign): CampaignJSON;
}

/** A campaign, and the memory it has come to. */
export const campaignRules: CampaignRules = {
  kind: 'campaign',
  question: campaignQuestion,
  play: playCampaign,
  evolve: evolveCampaign,
  view: viewCampaign,
  redact: redactCampaign,
  isRevealing: isNewInCampaign,
  startsMemory: (event) => event.type === 'in-memory' && memoryRules.startsMemory(event.event),
  gameIn: ({ game }) => game,
  clone: cloneCampaign,
  hash: hashCampaign,
  snapshot: campaignToJSON,
  toJSON: (campaign): WholeCampaign => ({
    content: campaign.content,
    setup: campaign.setup,
    state: campaignToJSON(campaign),
  }),
  fromJSON(data) {
    const { content, setup, state } = data as WholeCampaign;
    return campaignFromJSON(content, setup, state);
  },
  idOf: campaignOptionId,
  parse: parseCampaignOption,
};
