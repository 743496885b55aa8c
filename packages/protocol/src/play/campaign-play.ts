import {
  type AnyCommand,
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
import { sameContent } from './same-content.ts';

interface PackedCampaign {
  content: CampaignContent;
  setup: CampaignSetup;
  state: CampaignJSON;
}

/** Of positions that a decision led to: the engine has listed them there, and they are asked for at the next. */
const listed = new WeakMap<Campaign, readonly AnyCommand[]>();

const optionsOf = (campaign: Campaign): readonly AnyCommand[] =>
  listed.get(campaign) ?? campaignDecision(campaign)?.options ?? [];

/** A campaign, and the memory it has come to. */
export const CAMPAIGN_PLAY: Play<Campaign, CampaignEvent> = {
  kind: 'campaign',
  apply(campaign, command) {
    const done = applyCampaign(campaign, command, listed.get(campaign));
    if (isRefusal(done)) return done;
    listed.set(done.campaign, optionsOf(done.campaign));
    return { position: done.campaign, events: done.events };
  },
  fold(before, events) {
    const campaign = cloneCampaign(before);
    for (const event of events) evolveCampaign(campaign, event);
    return campaign;
  },
  view: viewCampaign,
  redact: redactCampaign,
  isNew: isNewInCampaign,
  options: optionsOf,
  gameOf: ({ game }) => game,
  idOf: campaignOptionId,
  parse: parseCampaignOption,
  pack: (campaign): PackedCampaign => ({ content: campaign.content, setup: campaign.setup, state: campaignToJSON(campaign) }),
  unpack(data) {
    const { content, setup, state } = data as PackedCampaign;
    return campaignFromJSON(sameContent(content), setup, state);
  },
};
