import { type Campaign, type CampaignEvent, taughtInCampaign, viewCampaign } from '@bauta/engine';
import { localSitting, type Played } from './local-sitting.ts';
import type { Sitting } from './sitting.ts';

/** A campaign, and the memory it has come to. */
export const campaignSitting = (played: Played<Campaign, CampaignEvent>): Sitting =>
  localSitting(played, {
    campaign: viewCampaign,
    taught: (moments) =>
      taughtInCampaign(
        played.lessons,
        moments.map(({ events }) => events as readonly CampaignEvent[]),
      ),
  });
