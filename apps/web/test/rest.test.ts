import { apply, type Command, type Game, isRefusal, memoryRules, optionId } from '@bauta/engine';
import { expect, test } from 'vitest';
import { answersLeft, isSameQuestion } from '../src/table/actions/repeat.ts';
import { type Foreseen, foreseeChance, foreseen } from './foreseen.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';

/** [R16.3, R32.1] The answer that can be given twice to hits or hunters that are dealt out one by one; null where there is none. */
function repeatable(game: Game): Command | null {
  const asked = memoryRules.question(game)!;
  if (answersLeft(asked.step) < 2) return null;
  const isAskedAgain = (option: Command): boolean => {
    const done = apply(game, option);
    const next = isRefusal(done) ? null : memoryRules.question(done.game);
    const again = next?.options.some((each) => optionId(each) === optionId(option)) ?? false;
    return next !== null && again && isSameQuestion(asked.step, next.step);
  };
  return asked.options.find((option) => !('by' in option) && isAskedAgain(option)) ?? null;
}

const MOST = 30;

interface Dealing {
  moves: readonly Foreseen[];
  /** What is answered then, more than once. */
  last: Command;
}

/** A party that goes about and strikes without thinking, until there is something to deal out. */
function carelessly(stride: number): Dealing | null {
  let count = 0;
  const { moves, end } = foreseen('low-bridge', ['alessandra', 'bastiano'], (game) => {
    const asked = memoryRules.question(game);
    if (asked === null || count > MOST || repeatable(game) !== null) return null;
    const wild = asked.options.filter(({ type }) => type === 'move' || type === 'enter' || type === 'attack');
    const choices = wild.length > 0 ? wild : asked.options;
    count += 1;
    return choices[(count * stride) % choices.length]!;
  });
  const last = memoryRules.question(end) === null ? null : repeatable(end);
  return last === null ? null : { moves, last };
}

const all = Array.from({ length: 80 }, (_, index) => carelessly(index + 1)).filter((each) => each !== null);
const { moves, last } = all.sort((a, b) => a.moves.length - b.moves.length)[0]!;

test('the same answer is given to all that is still to be dealt out', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /A single memory/ }).click();
  await page.getByRole('link', { name: /Low Bridge/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves) await play(page, move, byPointer);
  const decided = page.locator('.log details.decided');
  const before = await decided.count();
  const option = page.locator(`.actions [data-option="${optionId(last)}"]`);
  await option.locator('+ .rest').click();
  await expect.poll(() => decided.count()).toBe(before + 2);
});
