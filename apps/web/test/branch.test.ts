import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { PHONE } from './fit.ts';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';
import { openTable, sitDown } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
/** The decision that is tried again, and how far the game has come by then. */
const [AGAIN, PLAYED] = [5, 9];

/** Those that were shown so far. */
const ruleCards = (page: Page): Promise<string[]> => page.locator('.lesson-list summary').allTextContents();

/** From the decision that so many are counted back to. */
async function branchAt(page: Page, back: number): Promise<void> {
  const all = page.locator('.log details.decided');
  const decided = all.nth((await all.count()) - back);
  await decided.locator('> summary').click();
  await decided.getByRole('button', { name: 'Try again from here' }).click();
  await page.getByRole('button', { name: 'Begin the branch' }).click();
  await page.locator('.status-branch').getByText('A branch of').waitFor();
}

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

  const shown = await ruleCards(page);
  await branchAt(page, PLAYED - AGAIN);
  expect(page.url()).not.toBe(address);
  await expect.poll(() => boardOf(page)).toEqual(before);
  expect(await ruleCards(page)).toEqual(shown);
  expect(await page.locator('.note-lesson').count()).toBe(0);
  // The game so far and the branch's beginning.
  await expect.poll(() => keptParts(page)).toBe(1 + PLAYED + 1);
  await play(page, moves[AGAIN]!, byPointer);
  await page.reload();
  await page.locator('.status-branch').getByText('A branch of').waitFor();

  await page.setViewportSize(PHONE);
  await page.locator('.status-branch').getByRole('link').click();
  await expect.poll(() => boardOf(page)).toEqual(played);
  expect(page.url()).toBe(address);
  await play(page, moves[PLAYED]!, byPointer);
});

test('a decision of a table on line is tried again in a branch of this browser, which leads back to the table', async () => {
  const page = await openPage({ address: (await startTableServer()).address });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  const option = page.locator('.actions .option').first();
  await option.waitFor();
  const before = await boardOf(page);
  await option.click();
  await page.locator('.log details.decided').waitFor();
  const address = page.url();
  await branchAt(page, 1);
  expect(page.url()).toContain('#/play/');
  await expect.poll(() => boardOf(page)).toEqual(before);
  await page.locator('.status-branch').getByRole('link').click();
  await page.locator('.online-table').waitFor();
  expect(page.url()).toBe(address);
});
