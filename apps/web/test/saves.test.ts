import { expect, test } from 'vitest';
import { enterFirst } from './enter-first.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { memoryStages } from './stages.ts';

async function bringIn(text: string) {
  const page = await openPage();
  await page.getByRole('link', { name: /Saves and replays/ }).click();
  await page.getByRole('button', { name: 'Bring in a file' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.save.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  return page;
}

test('a broken save is refused with its line, and nothing is kept of it', async () => {
  const page = await bringIn(
    '{"bauta":"save","format":3,"content":{"id":"venice","version":"0.1.0"},"memory":"broken-tiles"}\n{"setUp":7}\n',
  );
  const note = page.getByRole('status').filter({ hasText: 'old.save.jsonl' });
  await note.waitFor();
  expect(await note.textContent()).toMatch(/was not taken in, and nothing was changed\. Line \d+: \S/);
  expect(await keptParts(page)).toBe(0);
});

test('a file that is no save at all is refused too', async () => {
  const page = await bringIn('\u0000\u0001 not a save');
  await page.getByRole('status').getByText('old.save.jsonl is not a game: import exported games (.jsonl) here.').waitFor();
  expect(await keptParts(page)).toBe(0);
});

test('a game is taken out as a file, and brought in again as a game of its own', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toBe('broken-tiles.save.jsonl');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await page.getByRole('status').filter({ hasText: 'is here now' }).waitFor();
  await expect.poll(() => page.locator('.save').count()).toBe(2);
});

test('a game that was removed while it lay on the table does not come back in pieces', async () => {
  const page = await openPage();
  await enterFirst(page);
  await page.evaluate(() => {
    location.hash = '#/saves';
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it for good' }).click();
  await page.getByText('No game has been played in this browser yet.').waitFor();
  await page.goBack();
  await page.getByText('There is no such game in this browser.').waitFor();
  expect(await keptParts(page)).toBe(0);
});

test('a game that came from elsewhere can be played again', async () => {
  const page = await bringIn(memoryStages('broken-tiles', ['alessandra', 'bastiano']).at(-1)!);
  await page.locator('a[href^="#/play/"]').first().click();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await page.getByRole('button', { name: 'To the table' }).waitFor();
});
