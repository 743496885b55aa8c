import { type Command, type Game, memoryRules } from '@bauta/engine';
import type { Bot } from './bot.ts';
import { pick, streamOf } from './stream.ts';

/** Any option alike: what every other player must beat. */
export function randomBot(seed: string): Bot {
  const stream = streamOf(seed);
  return { name: 'random', choose: (game: Game): Command => pick(memoryRules.question(game)!.options, stream) };
}
