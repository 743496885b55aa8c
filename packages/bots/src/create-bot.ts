import type { Bot, BotKind, BotName, Budget } from './bot.ts';
import { botOf, type NamedBot } from './bot-names.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { noviceBot } from './greedy/novice-bot.ts';
import { mentorBot } from './mentor/mentor-bot.ts';
import { randomBot } from './random-bot.ts';
import type { BotWeights } from './weights/bot-weights.ts';

const MAKERS: Record<BotKind, (seed: string, weights: BotWeights, budget: Budget) => Bot> = {
  random: randomBot,
  novice: noviceBot,
  greedy: greedyBot,
  mentor: mentorBot,
};

/** A bot that judges by these weights. All versions of a kind have the same chance: they differ in what they judge alone. */
export const botWith = ({ kind, weights }: NamedBot, seed: string, budget: Budget): Bot =>
  MAKERS[kind](`${kind} ${seed}`, weights, budget);

/** A bot with a stream of its own: the same seed and budget in iterations choose the same. */
export function createBot(name: BotName, seed: string, budget: Budget): Bot {
  const named = botOf(name);
  if (named === null) throw new Error(`there is no bot "${name}"`);
  return { ...botWith(named, seed, budget), name };
}
