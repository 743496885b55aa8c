import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asOldGuest } from './as-old-guest.ts';
import { keptParts } from './kept-parts.ts';

/** One decision more is kept. */
async function playOn(page: Page, parts: number): Promise<void> {
  await page.locator('.actions [data-option]').first().click();
  await expect.poll(() => keptParts(page)).toBe(parts);
}

test.each(['older memory', 'older campaign'] as const)(
  'a table of content that ships no more is taken home, is brought in as a file, and is played on both ways: %s',
  async (title) => {
    const { page, address, code } = await asOldGuest(title);
    await page.goto(`${address}/#/table/${code}`);
    await page.getByRole('button', { name: 'Players and seats' }).click();
    const answer = page.waitForResponse((response) => response.url().endsWith(`/api/tables/${code}/save`));
    await page.getByRole('button', { name: 'Take home' }).click();
    const { save } = (await (await answer).json()) as { save: string };
    await page.getByRole('link', { name: 'Play on there' }).click();
    await page.locator('.online-table').waitFor({ state: 'detached' });
    await playOn(page, 2);

    await page.goto(`${address}/#/saves`);
    await page.locator('input[type=file]').setInputFiles({ name: 'file.jsonl', mimeType: '', buffer: Buffer.from(save) });
    await page.getByRole('status').filter({ hasText: 'file is here now' }).waitFor();
    await expect.poll(() => page.locator('.save').count()).toBe(2);
    // The newest is the first.
    await page.locator('.save').first().getByRole('link', { name: 'Continue' }).click();
    await playOn(page, 4);
  },
);
