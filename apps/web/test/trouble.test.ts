import { expect, test } from 'vitest';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';

test('a full store is said, the game can be taken out, and what was not kept is kept as soon as there is room', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    let isFull = true;
    addEventListener('room', () => {
      isFull = false;
    });
    IDBObjectStore.prototype.add = function (...values) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, values);
    };
  });
  await page.getByRole('button', { name: 'Enter on a4' }).first().click();
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: 'no room left' }).waitFor();
  expect(await keptParts(page)).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), alert.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toBe('broken-tiles.save.jsonl');
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await page.getByRole('button', { name: 'Enter on e1' }).first().click();
  await alert.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.table-now .question').getByText('What do the assassins do?').waitFor();
});
