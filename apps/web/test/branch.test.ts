import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
/** The decision that is tried again, and how far the game has come by then. */
const [AGAIN, PLAYED] = [5, 9];

const boardOf = (page: Page): Promise<string[]> =>
  page
    .locator('.board-square')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')!.replace(/, \d+ choices?.*$/, '')));

test('a decision in the log is tried again in a branch, which leaves the game as it was and leads back to it', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, AGAIN)) await play(page, move, byPointer);
  const before = await boardOf(page);
  for (const move of moves.slice(AGAIN, PLAYED)) await play(page, move, byPointer);
  const [played, address] = [await boardOf(page), page.url()];
  expect(played).not.toEqual(before);

  const all = page.locator('.log details.decided');
  const decided = all.nth((await all.count()) - (PLAYED - AGAIN));
  await decided.locator('> summary').click();
  await decided.getByRole('button', { name: 'Try again from here' }).click();
  await page.getByRole('button', { name: 'Begin the branch' }).click();
  await page.locator('.log-mark').getByText('A branch of').waitFor();
  expect(page.url()).not.toBe(address);
  await expect.poll(() => boardOf(page)).toEqual(before);
  // The game so far and the branch's beginning.
  await expect.poll(() => keptParts(page)).toBe(1 + PLAYED + 1);
  await play(page, moves[AGAIN]!, byPointer);
  await page.reload();
  await page.locator('.log-mark').getByText('A branch of').waitFor();

  await page.locator('.log-mark').getByRole('link').click();
  await expect.poll(() => boardOf(page)).toEqual(played);
  expect(page.url()).toBe(address);
  await play(page, moves[PLAYED]!, byPointer);
});
