import { type Campaign, type CampaignCommand, campaignRules } from '@bauta/engine';
import type { BotName, Budget } from '../bot.ts';
import { botOf } from '../bot-names.ts';
import { createBot } from '../create-bot.ts';
import { pick, streamOf } from '../stream.ts';
import { answerBetween } from './between.ts';
import type { CampaignBot } from './campaign-bot.ts';

/** What is asked between memories, as the table sees it. */
function askedBetween(campaign: Campaign): { view: Campaign; options: readonly CampaignCommand[] } {
  const view = campaignRules.view(campaign);
  const asked = campaignRules.question(view);
  if (asked?.of !== 'campaign') throw new Error('nothing is asked between memories');
  return { view, options: asked.options };
}

/** In memories the bot of that name; between them reasons that are the same for all, but for the one who plays at random. */
export function createCampaignBot(name: BotName, seed: string, budget: Budget): CampaignBot {
  const inMemory = createBot(name, seed, budget);
  const stream = streamOf(`${botOf(name)!.kind} ${seed} between memories`);
  return {
    name,
    choose(campaign) {
      if (campaign.game !== null) return inMemory.choose(campaign.game);
      const { view, options } = askedBetween(campaign);
      return name === 'random' ? pick(options, stream) : answerBetween(view, options, stream).command;
    },
  };
}
