import {
  applyCampaign,
  type Campaign,
  type CampaignContent,
  type CampaignEvent,
  type CampaignJSON,
  type CampaignSetup,
  campaignDecision,
  campaignFromJSON,
  campaignOptionId,
  campaignToJSON,
  cloneCampaign,
  evolveCampaign,
  isNewInCampaign,
  isRefusal,
  parseCampaignOption,
  redactCampaign,
  viewCampaign,
} from '@bauta/engine';
import type { Play } from './play.ts';

interface PackedCampaign {
  content: CampaignContent;
  setup: CampaignSetup;
  state: CampaignJSON;
}

/** A campaign, and the memory it has come to. */
export const CAMPAIGN_PLAY: Play<Campaign, CampaignEvent> = {
  kind: 'campaign',
  apply(campaign, command) {
    const done = applyCampaign(campaign, command);
    return isRefusal(done) ? done : { position: done.campaign, events: done.events };
  },
  fold(before, events) {
    const campaign = cloneCampaign(before);
    for (const event of events) evolveCampaign(campaign, event);
    return campaign;
  },
  view: viewCampaign,
  redact: redactCampaign,
  isNew: isNewInCampaign,
  options: (campaign) => campaignDecision(campaign)?.options ?? [],
  gameOf: ({ game }) => game,
  idOf: campaignOptionId,
  parse: parseCampaignOption,
  pack: (campaign): PackedCampaign => ({ content: campaign.content, setup: campaign.setup, state: campaignToJSON(campaign) }),
  unpack(data) {
    const { content, setup, state } = data as PackedCampaign;
    return campaignFromJSON(content, setup, state);
  },
};
