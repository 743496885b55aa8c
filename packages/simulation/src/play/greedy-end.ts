import { type Bot, createBot } from '@bauta/bots';
import { advance, type Game } from '@bauta/engine';

/** The seed decides between equals alone. */
export const greedy = (seed: string): Bot => createBot('greedy', seed, { iterations: 1 });

/** Plays on greedily to the end, in place; true: it was won. */
export function endsWell(game: Game, seed: string): boolean {
  const bot = greedy(seed);
  while (game.result === null) advance(game, bot.choose(game));
  return game.result.success;
}
