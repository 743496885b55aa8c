import { type BotName, createBot } from '@bauta/bots';
import { advance } from '@bauta/engine';
import { expect, test } from 'vitest';
import { gameOf } from '../support/games/bot-checks.ts';

/** Successes in the first games. */
function successes(name: BotName, games: number): number {
  let count = 0;
  for (let number = 0; number < games; number++) {
    const game = gameOf(number);
    const bot = createBot(name, `level ${number}`, { iterations: 1 });
    while (game.result === null) advance(game, bot.choose(game));
    if (game.result.success) count += 1;
  }
  return count;
}

test('a novice plays better than chance and worse than greedy', () => {
  const [random, novice, greedy] = [successes('random', 60), successes('novice', 60), successes('greedy', 60)];
  expect(novice).toBeGreaterThan(random);
  expect(greedy).toBeGreaterThan(novice + 6);
});
