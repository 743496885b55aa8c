import { expect, test } from 'vitest';
import { openPage } from './page.ts';

test('a memory is begun from the home page, and found again after a reload', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: /A single memory/ }).click();
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole('button', { name: 'To the table' }).click();
  const now = page.locator('.table-now .question');
  await now.waitFor();
  const asked = await now.textContent();
  await page.reload();
  await expect.poll(() => now.textContent()).toBe(asked);
});
