import { advanceCampaign, applyCampaign, type Campaign, campaignRules, createCampaign, isRefusal } from '@bauta/engine';
import { venice } from '../packs/venice-pack.ts';
import { botFor } from './bot-campaign.ts';

/** A bot plays until this can be chosen. */
export function playedUntil(option: string): Campaign {
  const content = { id: venice.id, version: venice.version };
  const party = Object.keys(venice.assassins).slice(0, 2);
  const campaign = createCampaign(venice, { content, seed: '1', players: 1, party, difficulty: 'easy' });
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  const bot = botFor('greedy', 1);
  while (!campaignRules.question(campaign)!.options.some((each) => each.type === 'choose' && each.option === option))
    advanceCampaign(campaign, bot.choose(campaign));
  return campaign;
}

/** The campaign once it is chosen. */
export function chosen(before: Campaign, option: string): Campaign {
  const applied = applyCampaign(before, { type: 'choose', option });
  if (isRefusal(applied)) throw new Error(applied.refused);
  return applied.campaign;
}
