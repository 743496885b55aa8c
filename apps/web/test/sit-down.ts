import type { Page } from 'playwright-core';

export async function withName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}

/** Opens a table for memory 0.1 by the page, and returns the link to it. */
export async function openTable(page: Page, names: readonly string[]): Promise<string> {
  await page.getByRole('link', { name: /On line/ }).click();
  await withName(page, 'Ada');
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  const open = page.getByRole('button', { name: 'Open the table' });
  await open.waitFor();
  // In one go: the page is not drawn in between.
  await page.getByRole('checkbox').evaluateAll((boxes, staying) => {
    for (const box of boxes as HTMLInputElement[]) if (!staying.includes(box.parentElement!.textContent!.trim())) box.click();
  }, names);
  await open.click();
  return page.getByLabel('Invite by this link').inputValue();
}

export async function sitDown(page: Page, assassin: string): Promise<void> {
  const seat = page.locator('.online-panel li').filter({ hasText: assassin }).first();
  await seat.getByRole('button', { name: 'Sit here' }).click();
  await seat.getByRole('button', { name: 'Stand up' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
}
