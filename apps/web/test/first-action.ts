import type { Page } from 'playwright-core';
import { putSave } from './put-save.ts';
import { memoryStages } from './stages.ts';

/** So many decisions bring both assassins onto the map; so many, one of them to where something can be attacked. */
const [ENTERED, NEAR] = [4, 6];

const stage = (decisions: number): string => memoryStages('broken-tiles', ['alessandra', 'bastiano'])[decisions]!;

/** A save of memory 0.1 where options have chances. */
export const nearEnemies = (): string => stage(NEAR);

/** From home to the table of memory 0.1, where the assassins act for the first time. */
export const toFirstAction = (page: Page): Promise<void> => toAction(page, stage(ENTERED));

/** From home to the table of a save where the assassins act. */
export async function toAction(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: /Learn/ }).waitFor();
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: 'First action', text, isRead: true })}`);
  await page.locator('.actions details').first().waitFor();
}
