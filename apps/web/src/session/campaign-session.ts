import { type Campaign, type CampaignEvent, campaignRules, taughtInCampaign } from '@bauta/engine';
import { type LocalGame, localSession } from './local-session.ts';
import type { Session } from './session.ts';

/** A campaign, and the memory it has come to. */
export const campaignSession = (local: LocalGame<Campaign, CampaignEvent>): Session =>
  localSession(local, {
    campaign: campaignRules.view,
    taught: (decisions) =>
      taughtInCampaign(
        local.lessons,
        decisions.map(({ events }) => events as readonly CampaignEvent[]),
      ),
  });
