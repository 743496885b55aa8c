import { memoryRules, view } from '@bauta/engine';
import type { Bot } from '../bot.ts';
import { streamOf } from '../stream.ts';
import type { BotWeights } from '../weights/bot-weights.ts';
import { chooseGreedily } from './greedy-bot.ts';

/** In actions: a beginner takes what is worth so much less for as good. */
const SPREAD = 6;

/** A beginner does not count on what enemies will do, and thinks nothing of bodies and of an alert. */
const naive = (weights: BotWeights): BotWeights => ({
  ...weights,
  worth: { ...weights.worth, alert: 0, body: 0, exposure: 0 },
  forecast: { ...weights.forecast, last: 0, one: 0, two: 0, more: 0 },
});

/** Plays like a beginner: the same view, without foresight, and often second best. */
export function noviceBot(seed: string, weights: BotWeights): Bot {
  const stream = streamOf(seed);
  const own = naive(weights);
  return {
    name: 'novice',
    choose(game) {
      const seen = view(game);
      return chooseGreedily(seen, memoryRules.question(seen)!.options, own, stream, SPREAD);
    },
  };
}
