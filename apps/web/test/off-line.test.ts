import { expect, inject, test } from 'vitest';
import { listenAnywhere } from './listen-anywhere.ts';
import { openPage } from './page.ts';

test('after the first visit the game goes on with the server gone', async () => {
  const { address, close } = await listenAnywhere(inject('folder'));
  const page = await openPage({ address });
  // Everything is kept once the worker has taken over.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await close();
  await expect(fetch(address)).rejects.toThrow();
  await page.reload();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.locator('.table-now').getByText('Who enters the map where?').waitFor();
  await page.goto(`${address}/#/rules/R22.3`);
  await page.getByText('R22.3', { exact: true }).waitFor();
});
