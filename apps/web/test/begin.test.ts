import { expect, test } from 'vitest';
import { openPage } from './page.ts';

test('a memory is begun, played and found again after a reload', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: 'A single memory' }).click();
  await page.getByRole('button', { name: 'Broken Tiles' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole('button', { name: 'To the table' }).click();
  expect(await page.locator('main').textContent()).toContain('enter on');
});
