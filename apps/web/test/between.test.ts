import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { campaignStages } from './stages.ts';

const stages = campaignStages();

/** The campaign that ships, where it asks that for the first time. */
async function openStage(stage: string, isRead: boolean): Promise<Page> {
  const page = await openPage();
  await page.locator('main.home').waitFor();
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: stage, text: stages.get(stage)!, isRead })}`);
  return page;
}

test('[R34.2] the debrief of the first memory says that its sync is a gift, as the page after it does', async () => {
  const page = await openStage('choose-assassins', false);
  await page.locator('.debrief .sync').getByText('100% sync: yours, as a gift.').waitFor();
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await page.getByText('A sticker for the sync').waitFor();
});

test('[R34.2] before it is given, the debrief says what the memory itself says of it', async () => {
  const page = await openStage('debrief', false);
  await page.locator('.debrief .sync').getByText('This one is a gift').waitFor();
});

test('[R35] as soon as the diary says what was won, the heading and the diary count it', async () => {
  const page = await openStage('choose-assassins', true);
  const heading = page.locator('.xp-track');
  await heading.waitFor();
  expect(await heading.textContent()).toMatch(/ 5 XP /);
  await page.getByRole('button', { name: 'Diary' }).click();
  await page
    .getByRole('dialog')
    .getByText(/ 5 XP \(next level/)
    .waitFor();
});

test('undo asks before it opens a memory again that has ended', async () => {
  const page = await openStage('debrief', true);
  const undo = page.getByRole('button', { name: /^Take back/ });
  const dialog = page.getByRole('dialog', { name: 'Reopen 0.1 Broken Tiles?' });
  await undo.click();
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Stay here');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await undo.click();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await page.locator('.table-now').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Do again: / }).waitFor();
});

test('[R1.4] between memories a rule card is shown with the question that needs it, and not on the next table', async () => {
  const page = await openStage('arrange', true);
  const card = page.getByRole('complementary', { name: 'A rule card' });
  await card.getByRole('heading', { name: 'Who takes what' }).waitFor();
  await page.locator('main.campaign').waitFor();
  await card.getByRole('button', { name: 'I have read it' }).press('Enter');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement!.tagName)).toBe('H1');
  await page.getByRole('button', { name: 'All have what they need' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await card.waitFor();
  expect(await card.getByText('Who takes what').count()).toBe(0);
});
