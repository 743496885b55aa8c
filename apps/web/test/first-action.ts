import type { Page } from 'playwright-core';
import { putSave } from './put-save.ts';
import { memoryStages } from './stages.ts';

/** So many decisions bring both assassins onto the map. */
const ENTERED = 4;

/** From home to the table of memory 0.1, where the assassins act for the first time. */
export async function toFirstAction(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Learn/ }).waitFor();
  const text = memoryStages('broken-tiles', ['alessandra', 'bastiano'])[ENTERED]!;
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: 'First action', text, isRead: true })}`);
  await page.locator('.actions details').first().waitFor();
}
