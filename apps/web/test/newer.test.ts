import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { enterFirst } from './enter-first.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';

/** A page of a program whose store is one version further. */
async function openNewer(page: Page): Promise<Page> {
  const newer = await page.context().newPage();
  await newer.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      return open.call(this, name, 2);
    };
    const { createObjectStore } = IDBDatabase.prototype;
    IDBDatabase.prototype.createObjectStore = function (name, options) {
      return createObjectStore.call(this, this.objectStoreNames.contains(name) ? `${name} 2` : name, options);
    };
  });
  await newer.goto(inject('address'));
  return newer;
}

async function atTable(): Promise<Page> {
  const page = await openPage();
  await enterFirst(page);
  return page;
}

/** As a program would leave the save that writes a later format. */
const writeNewer = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bauta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('cards', 'readwrite');
          const cards = transaction.objectStore('cards');
          const reading = cards.getAll();
          reading.onsuccess = () => void cards.put({ ...reading.result[0], format: 99 });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('an older page gives way to a newer one at once, writes nothing after that, and says so', async () => {
  const page = await atTable();
  const newer = await openNewer(page);
  await newer.getByRole('link', { name: /Continue/ }).waitFor();
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page saves nothing until you reload it.' });
  await alert.waitFor();
  await Promise.all([page.waitForEvent('download'), alert.getByRole('button', { name: 'Export' }).click()]);
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  await alert.getByRole('button', { name: 'Reload' }).waitFor();
  expect(await keptParts(newer)).toBe(2);
});

test('a page that an older one keeps from its store says so, and goes on when that is closed', async () => {
  const page = await atTable();
  const older = await page.context().newPage();
  await older.goto(`${inject('address')}/icon.svg`);
  // It does not know that it should give way.
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bauta');
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
      }),
  );
  const newer = await openNewer(page);
  const alert = newer.getByRole('alert').filter({ hasText: 'Close that tab to open your games.' });
  await alert.waitFor();
  await older.close();
  await newer.getByRole('link', { name: /Continue/ }).waitFor();
  await alert.waitFor({ state: 'detached' });
});

test('a save that a newer program has written is neither written nor opened, and does not count as damaged', async () => {
  const page = await atTable();
  await writeNewer(page);
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await page.getByRole('alert').filter({ hasText: 'A newer version of the game is in use here.' }).waitFor();
  expect(await keptParts(page)).toBe(2);
  const sentence = 'A newer version of the game wrote this save. Reload this page to open it.';
  await page.reload();
  await page.getByText(sentence).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  await page.getByText(sentence).waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Export' }).waitFor();
});
