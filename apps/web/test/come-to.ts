import type { Page } from 'playwright-core';

/** The screen of an address as whoever opens it finds it: nothing is left of the one before that could be taken for it. */
export async function comeTo(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}
