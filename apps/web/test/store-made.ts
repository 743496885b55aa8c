import type { Page } from 'playwright-core';

/** The page has made its store of saves: who opens it before would make an empty one, for good. */
export async function storeMade(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'bauta'));
}
