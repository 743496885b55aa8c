import { type BotName, botOf, createBot, isBotName, NEWEST_VERSION } from '@bauta/bots';
import { advance, hash } from '@bauta/engine';
import { expect, test } from 'vitest';
import { gameOf } from '../support/games/bot-checks.ts';

/** The hash of the end of game number n, as the bot plays it. */
function endOf(name: BotName, number: number): string {
  const game = gameOf(number);
  const bot = createBot(name, `versions ${number}`, { iterations: 6 });
  while (game.result === null) advance(game, bot.choose(game));
  return hash(game);
}

const endsOf = (name: BotName, numbers: readonly number[]): string[] => numbers.map((number) => endOf(name, number));

test('greedy@1 plays as it did in the beginning, to the last card', () => {
  expect(endsOf('greedy@1', [0, 1, 2, 3, 4, 7, 8])).toEqual([
    ...['084465c417a529df', '1a3c7040a6fc3890', '151ce5f893e2bdf3', 'd371499536dcd78c'],
    ...['55b417a0df8383bc', '60f1ef441af6eefc', '775c564a370ca42b'],
  ]);
});

// Its weights are those of the beginning; its rollouts draw fewer random numbers since a search lists no option of R18.2.
test('mentor@1 plays as it did when this was recorded, to the last card', () => {
  expect(endsOf('mentor@1', [2, 3, 7])).toEqual(['43b0f4a334d196a1', '9f8c80b2804b45d8', 'c4e59b2ea0d7e506']);
});

test('a bot without a version is the newest', () => {
  expect(createBot('greedy', 'any', { iterations: 1 }).name).toBe('greedy');
  expect(endOf('greedy', 3)).toBe(endOf(`greedy@${NEWEST_VERSION}`, 3));
});

test('an aim is a bot of its own: mentor@2+quiet; with success it is the bot without', () => {
  expect(botOf('mentor@2+quiet')!.weights.aim.quiet).toBeGreaterThan(0);
  expect(botOf('greedy@2+sync')!.weights.aim.sync).toBeGreaterThan(0);
  expect(botOf('greedy@2+fast')!.weights.aim.fast).toBeGreaterThan(0);
  expect(botOf('mentor@2+success')).toEqual(botOf('mentor@2'));
  expect(Object.values(botOf('mentor@2')!.weights.aim).every((each) => each === 0)).toBe(true);
});

test.each([
  'random@1',
  'random+quiet',
  'mentor@1+quiet',
  'mentor+glory',
  'mentor+',
  `mentor@${NEWEST_VERSION + 1}`,
  'mentor@0',
  'mentor@01',
  'mentor@',
  'Mentor',
  'nobody',
  '',
])('there is no bot "%s"', (name) => {
  expect(isBotName(name)).toBe(false);
  expect(botOf(name)).toBeNull();
  expect(() => createBot(name as BotName, 'any', { iterations: 1 })).toThrow(`there is no bot "${name}"`);
});
