import {
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
  parseCampaignOption,
  playCampaign,
  redactCampaign,
  viewCampaign,
} from '@bauta/engine';
import { sameContent } from '../same-content.ts';
import type { Play } from './play.ts';
import { verbsOf } from './verbs.ts';

interface PackedCampaign {
  content: CampaignContent;
  setup: CampaignSetup;
  state: CampaignJSON;
}

/** A campaign, and the memory it has come to. */
export const CAMPAIGN_PLAY: Play<Campaign, CampaignEvent> = {
  kind: 'campaign',
  ...verbsOf<Campaign, CampaignEvent>({
    clone: cloneCampaign,
    play: playCampaign,
    evolve: evolveCampaign,
    list: (campaign) => campaignDecision(campaign)?.options ?? [],
  }),
  view: viewCampaign,
  redact: redactCampaign,
  isNew: isNewInCampaign,
  gameOf: ({ game }) => game,
  idOf: campaignOptionId,
  parse: parseCampaignOption,
  pack: (campaign): PackedCampaign => ({ content: campaign.content, setup: campaign.setup, state: campaignToJSON(campaign) }),
  unpack(data) {
    const { content, setup, state } = data as PackedCampaign;
    return campaignFromJSON(sameContent(content), setup, state);
  },
};
