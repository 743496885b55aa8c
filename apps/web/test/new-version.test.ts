import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { keptParts } from './kept-parts.ts';
import { listenAnywhere } from './listen-anywhere.ts';
import { copyOf, release } from './new-build.ts';
import { openPage } from './page.ts';

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src.endsWith('-next.js'));

const builds = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bauta-')).length);

/** The windows whose builds are kept for them, which also listen for news. */
const windows = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.locks.query()).held!.length);

const offerOn = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });

/** As when a player comes back to the page. */
const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function atTable() {
  const folder = copyOf(inject('folder'));
  const { address } = await listenAnywhere(folder);
  const page = await openPage({ address });
  // Everything is kept once the worker has taken over.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Enter on a4' }).first().click();
  await expect.poll(() => keptParts(page)).toBe(2);
  await expect.poll(() => windows(page)).toBe(1);
  return { page, folder, address };
}

test('a game goes on with the build it began with, and a press on the offer goes on in the new one', async () => {
  const { page, folder, address } = await atTable();
  release(folder);
  await comeBack(page);
  await offerOn(page).waitFor();
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await expect.poll(() => keptParts(page)).toBe(3);
  // Parts of it that were not shown before, and lie on no server any more.
  await page.evaluate(() => {
    location.hash = '#/rules/R22.3';
  });
  await page.getByText('R22.3', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^end the phase/i }).waitFor();
  expect(await isNext(page)).toBe(false);
  expect(page.url().startsWith(address)).toBe(true);
  await offerOn(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isNext(page)).toBe(true);
  await page.getByRole('button', { name: /^end the phase/i }).waitFor();
  expect(await keptParts(page)).toBe(3);
  await expect.poll(() => builds(page)).toBe(1);
});

test('a window that keeps the old build has all its parts after another has taken the new one, and is offered it too', async () => {
  const { page, folder, address } = await atTable();
  const other = await page.context().newPage();
  await other.goto(`${address}/#/saves`);
  await other.getByRole('link', { name: 'Continue' }).waitFor();
  await expect.poll(() => windows(page)).toBe(2);
  release(folder);
  await comeBack(other);
  await offerOn(page).getByRole('button', { name: 'Later' }).click();
  await offerOn(other).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isNext(other)).toBe(true);
  await offerOn(page).waitFor();
  expect(await isNext(page)).toBe(false);
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await page.evaluate(() => {
    location.hash = '#/rules/R22.3';
  });
  await page.getByText('R22.3', { exact: true }).waitFor();
  expect(await builds(page)).toBe(2);
  await offerOn(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isNext(page)).toBe(true);
  await expect.poll(() => builds(page)).toBe(1);
});

test('whoever says later plays on, and nothing is forced', async () => {
  const { page, folder } = await atTable();
  release(folder);
  await comeBack(page);
  await offerOn(page).getByRole('button', { name: 'Later' }).click();
  await offerOn(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await expect.poll(() => keptParts(page)).toBe(3);
  expect(await isNext(page)).toBe(false);
});
