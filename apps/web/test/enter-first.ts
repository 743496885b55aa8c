import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptParts } from './kept-parts.ts';

/** From home to the table of memory 0.1, with its first decision made and kept. */
export async function enterFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Enter on a4' }).first().click();
  await expect.poll(() => keptParts(page)).toBe(2);
}
