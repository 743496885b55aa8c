import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copied, damage } from './copies.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';

/** The first memory, as far as its first turn; copied as it stands. */
async function played(): Promise<Page> {
  const page = await openPage();
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect.poll(() => copied(page)).toHaveLength(1);
  const [[, begun]] = (await copied(page)) as [[string, number]];
  await page.getByRole('button', { name: 'Enter on a4' }).first().click();
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await expect.poll(() => keptParts(page)).toBe(3);
  // Leaving the table copies what has been decided since.
  await page.goto(`${page.url().split('#')[0]}#/settings`);
  await expect.poll(async () => (await copied(page))[0]![1]).toBeGreaterThan(begun);
  return page;
}

/** From outside, where nothing of it lies on the table. */
async function toSaves(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  await page.reload();
}

async function restored(page: Page): Promise<void> {
  await page.getByText(/^A copy of Broken Tiles is safe\. In Broken Tiles, turn 1\. Copied /).waitFor();
  await page.getByRole('button', { name: 'Restore the copy' }).click();
  await page.getByRole('button', { name: /^end the phase/i }).waitFor();
  const before = await keptParts(page);
  await page.locator('[data-option*=" move "]').first().click();
  await expect.poll(() => keptParts(page)).toBe(before + 1);
}

test('a game whose end is missing is restored from its copy, and what is left of it can still be exported', async () => {
  const page = await played();
  await damage(page, 'cut');
  await toSaves(page);
  await page.getByText("This save is damaged and can't be opened.").waitFor();
  await restored(page);
  await toSaves(page);
  await expect.poll(() => page.locator('.save').count()).toBe(2);
  const broken = page.locator('.save', { hasText: 'damaged' });
  await broken.getByText('There is no copy of it.').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), broken.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toBe('broken-tiles.save.jsonl');
});

test('a line that cannot be read is found, also when the game is opened by its address', async () => {
  const page = await played();
  const [[id]] = (await copied(page)) as [[string, number]];
  await damage(page, 'spoilt');
  await page.goto(`${page.url().split('#')[0]}#/play/${id}`);
  await page.reload();
  await page.getByText("This save is damaged and can't be opened.").waitFor();
  await restored(page);
});

test('a game that is gone is restored from its copy, or its copy is removed too', async () => {
  const page = await played();
  await damage(page, 'gone');
  await toSaves(page);
  await page.getByText('One of your saves is gone.').waitFor();
  await restored(page);
  await expect.poll(() => copied(page)).toHaveLength(1);
  await page.goto(`${page.url().split('#')[0]}#/settings`);
  await damage(page, 'gone');
  await toSaves(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it for good' }).click();
  await page.getByText('One of your saves is gone.').waitFor({ state: 'detached' });
  expect(await copied(page)).toEqual([]);
});

test('the copy goes with the game that its player removes', async () => {
  const page = await played();
  await toSaves(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it for good' }).click();
  await page.getByText('No game has been played in this browser yet.').waitFor();
  await expect.poll(() => copied(page)).toEqual([]);
});
