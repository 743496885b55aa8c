import { type Command, decision, type Game } from '@bauta/engine';
import type { Bot } from './bot.ts';
import { pick, streamOf } from './stream.ts';

/** Any option alike: what every other player must beat. */
export function randomBot(seed: string): Bot {
  const stream = streamOf(seed);
  return { name: 'random', choose: (game: Game): Command => pick(decision(game)!.options, stream) };
}
