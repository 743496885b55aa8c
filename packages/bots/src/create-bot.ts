import type { Bot, BotName, Budget } from './bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { mentorBot } from './mentor/mentor-bot.ts';
import { randomBot } from './random-bot.ts';

const MAKERS: Record<BotName, (seed: string, budget: Budget) => Bot> = {
  random: randomBot,
  greedy: greedyBot,
  mentor: mentorBot,
};

/** A bot with a stream of its own: the same seed and budget in iterations choose the same. */
export const createBot = (name: BotName, seed: string, budget: Budget): Bot => MAKERS[name](`${name} ${seed}`, budget);
