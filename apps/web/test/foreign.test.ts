import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';
import { memoryStages } from './stages.ts';

async function toSaves(): Promise<Page> {
  const page = await openPage();
  await page.getByRole('link', { name: /Saves and replays/ }).click();
  await page.getByRole('button', { name: 'Bring in a file' }).waitFor();
  return page;
}

const bringIn = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });


test('what went wrong in one game is told no more once another is opened', async () => {
  const page = await toSaves();
  const [begun] = memoryStages('broken-tiles', ['alessandra', 'bastiano']);
  await bringIn(page, 'one.jsonl', Buffer.from(begun!));
  await page.getByRole('status').filter({ hasText: 'one is here now' }).waitFor();
  await bringIn(page, 'two.jsonl', Buffer.from(begun!));
  await expect.poll(() => page.locator('.save').count()).toBe(2);
  const games = page.locator('a[href^="#/play/"]');
  const open = async (index: number): Promise<void> => {
    await games.nth(index).click();
    await page.getByRole('button', { name: 'To the table' }).waitFor();
  };
  await open(0);
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('a plank broke') })));
  const fault = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await fault.waitFor();
  await page.goBack();
  await games.first().waitFor();
  expect(await fault.count()).toBe(1);
  await open(1);
  await fault.waitFor({ state: 'detached' });
});
