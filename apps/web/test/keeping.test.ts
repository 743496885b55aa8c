import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copied } from './copies.ts';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { memoryStages } from './stages.ts';

const IPHONE: BrowserContextOptions = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
};

/** A browser that keeps games when it is asked, or from `gives` times on; how often it was asked is remembered in it. */
const answering =
  (gives: number) =>
  async (context: BrowserContext): Promise<void> => {
    await context.addInitScript((from) => {
      const asked = (): number => Number(localStorage.getItem('test.asked') ?? 0);
      StorageManager.prototype.persist = async () => {
        localStorage.setItem('test.asked', String(asked() + 1));
        return asked() >= from;
      };
      StorageManager.prototype.persisted = async () => asked() >= from;
    }, gives);
  };

const timesAsked = (page: Page): Promise<number> => page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0));

const show = (page: Page, screen: string): Promise<void> =>
  page.evaluate((name) => {
    location.hash = `#/${name}`;
  }, screen);

async function beginOne(page: Page): Promise<void> {
  await show(page, 'learn');
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).waitFor();
}

test('the browser is asked to keep games when the first is begun, once, and what it said can be read', async () => {
  const page = await openPage({ prepare: answering(1) });
  await show(page, 'settings');
  await page.getByText('We ask this browser to keep your games when you begin the first.').waitFor();
  expect(await timesAsked(page)).toBe(0);
  await beginOne(page);
  await expect.poll(() => timesAsked(page)).toBe(1);
  for (const screen of ['settings', 'saves']) {
    await show(page, screen);
    await page.getByText('This browser keeps your games until you remove them.').waitFor();
  }
  await beginOne(page);
  // Asked or not, that is before a copy is made.
  await expect.poll(() => copied(page)).toHaveLength(2);
  expect(await timesAsked(page)).toBe(1);
});

test('a browser that refuses is not asked again unless a player wishes it, and they are told to export', async () => {
  const page = await openPage({ prepare: answering(2) });
  await beginOne(page);
  await expect.poll(() => timesAsked(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await show(page, 'saves');
  await page.getByText('This browser may clear your games when space runs low. Export those you want to keep.').waitFor();
  expect(await timesAsked(page)).toBe(1);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByText('This browser keeps your games until you remove them.').waitFor();
});

const note = (page: Page) => page.getByText('On iPhone and iPad, the browser deletes games not opened for 7 days.');

test('on an iPhone the way to the home screen is told once after a memory, and among the saves until it is closed', async () => {
  const page = await openPage({ ...IPHONE, prepare: answering(9) });
  const ended = memoryStages('broken-tiles', ['alessandra', 'bastiano']).at(-1)!;
  const address = page.url().split('#')[0];
  await show(page, 'saves');
  await page.getByText('No game has been played in this browser yet.').waitFor();
  const at = await putSave(page, { name: 'Ended', text: ended });
  await page.goto(`${address}${at}`);
  await note(page).waitFor();
  await show(page, 'saves');
  await note(page).waitFor();
  await page.goto(`${address}${at}`);
  await page.getByRole('button', { name: 'Play it again' }).waitFor();
  await expect.poll(() => note(page).count()).toBe(0);
  await show(page, 'saves');
  await page.getByRole('button', { name: 'Got it' }).click();
  await note(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('This browser may clear').waitFor();
  expect(await note(page).count()).toBe(0);
});

test('nobody else is told', async () => {
  const page = await openPage();
  await show(page, 'saves');
  await page.locator('.keeping p').waitFor();
  expect(await note(page).count()).toBe(0);
});
