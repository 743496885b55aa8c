import { type Campaign, type CampaignEvent, taughtInCampaign, viewCampaign } from '@bauta/engine';
import { type LocalGame, localSitting } from './local-sitting.ts';
import type { Sitting } from './sitting.ts';

/** A campaign, and the memory it has come to. */
export const campaignSitting = (local: LocalGame<Campaign, CampaignEvent>): Sitting =>
  localSitting(local, {
    campaign: viewCampaign,
    taught: (moments) =>
      taughtInCampaign(
        local.lessons,
        moments.map(({ events }) => events as readonly CampaignEvent[]),
      ),
  });
