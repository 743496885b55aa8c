import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';
import { violationsOn } from './violations.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
/** Some way into the memory. */
const SHARED_AT = 9;

async function playedSome(): Promise<Page> {
  const page = await openPage({ prepare: foreseeChance, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, SHARED_AT)) await play(page, move, byPointer);
  return page;
}

const partyOf = (page: Page): Promise<string[]> => page.locator('.assassin-board').allInnerTexts();

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share this position' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(copied);
  await page.getByRole('button', { name: 'Close' }).click();
  return copied;
}

test('a position goes as a link to somebody else, who sees the same board and plays on; the game it came from is not touched', async () => {
  const page = await playedSome();
  const link = await copiedLink(page);
  expect(new URL(link).search).toBe('');
  expect(link.length).toBeLessThan(2000);
  const [board, party, kept] = [await boardOf(page), await partyOf(page), await keptParts(page)];

  const other = await openPage({ address: link });
  await other.getByRole('heading', { name: 'A position from Broken Tiles' }).waitFor();
  expect(await violationsOn(other)).toEqual([]);
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => boardOf(other)).toEqual(board);
  await expect.poll(() => partyOf(other)).toEqual(party);
  await expect.poll(() => keptParts(other)).toBe(1);
  await play(other, moves[SHARED_AT]!, byPointer);
  const after = await partyOf(other);
  await other.reload();
  await expect.poll(() => partyOf(other)).toEqual(after);
  await other.goto(`${link.split('#')[0]}#/saves`);
  expect(await other.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Practice: Broken Tiles');
  expect(await keptParts(page)).toBe(kept);
});

test('a link that was cut short is refused in a sentence, and the games of this browser are as they were', async () => {
  const page = await playedSome();
  const link = await copiedLink(page);
  const [board, kept] = [await boardOf(page), await keptParts(page)];
  const played = page.url();
  await page.goto(link.slice(0, -7));
  await page.getByRole('alert').filter({ hasText: 'This link is damaged' }).waitFor();
  expect(await keptParts(page)).toBe(kept);
  await page.goto(played);
  await expect.poll(() => boardOf(page)).toEqual(board);
});
