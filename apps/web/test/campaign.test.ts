import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { campaignStages } from './stages.ts';

const kept = readFileSync(new URL('../../../test/saves/format-2-campaign.jsonl', import.meta.url), 'utf8').split('\n');

/** A kept campaign, up to that line, brought in and opened. */
async function openKept(page: Page, lines: number): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/saves';
  });
  const buffer = Buffer.from(`${kept.slice(0, lines).join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'kept.jsonl', mimeType: 'text/plain', buffer });
  await page.locator('a[href^="#/play/"]').first().click();
  // It is of a pack that the page does not have.
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
}

async function readAll(page: Page): Promise<void> {
  const turn = page.getByRole('button', { name: 'Turn the page' });
  const question = page.locator('main.campaign h1');
  for (;;) {
    await turn.or(question).first().waitFor();
    if (await question.isVisible()) return;
    await turn.click();
  }
}

/** A new campaign, its pages turned. */
async function inVilla(): Promise<Page> {
  const page = await openPage();
  await page.evaluate(() => {
    location.hash = '#/new';
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await readAll(page);
  return page;
}

const villaOf = (page: Page) => page.getByRole('region', { name: 'The villa' });

test('a campaign begins with a page; in the villa cards are taken, taken back and taken again', async () => {
  const page = await inVilla();
  const villa = villaOf(page);
  const before = await villa.textContent();
  await villa.getByRole('button', { name: /Medicine/ }).click();
  await page.locator('.tray button').first().click();
  await expect.poll(() => villa.textContent()).not.toBe(before);
  await page.getByRole('button', { name: /Take back/ }).click();
  await expect.poll(() => villa.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Do again' }).click();
  await expect.poll(() => villa.textContent()).not.toBe(before);
  await page.reload();
  await page.getByRole('button', { name: 'All have what they need' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.locator('.table-now').waitFor({ state: 'attached' });
});

test('in the villa each group is one stop for the tab key, arrows lead on from card to card, and the focus is never lost', async () => {
  const page = await inVilla();
  const villa = villaOf(page);
  const cards = villa.getByRole('button');
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  const nameOf = (index: number) => cards.nth(index).textContent();
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(await nameOf(1));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(await nameOf(3));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('section')!.ariaLabel)).toBe('Alessandra');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(await nameOf(1));

  const before = await villa.textContent();
  await page.keyboard.press('Enter');
  await page.locator('.tray').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => villa.textContent()).not.toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement!.closest('section')?.className)).toContain('storage');
});

test('at a new level everyone learns; then the headquarters has its first figures', async () => {
  const page = await openPage();
  await openKept(page, 188);
  await readAll(page);
  for (let assassin = 0; assassin < 4; assassin++) await page.locator('.skill-choice').first().click();
  await page.getByRole('button', { name: 'The party stays like this' }).click();
  await readAll(page);
  const rooms = ['hospital', 'workshop', 'command room', 'shop'];
  for (const room of rooms) {
    await page.locator('h1').getByText(`Who goes to the ${room}?`, { exact: true }).waitFor();
    await page.locator('.idle button:enabled').first().click();
  }
});

/** A question of the campaign that ships, its pages turned. */
async function openAsked(stage: string, options: { viewport?: typeof PHONE } = {}): Promise<Page> {
  const page = await openPage(options);
  await page.locator('main.home').waitFor();
  const text = campaignStages().get(stage)!;
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: stage, text, isRead: true })}`);
  await page.locator(`main.campaign[data-asked=${stage}] .hq-plan`).waitFor();
  return page;
}

test('at the headquarters each room is one stop for the tab key, arrows lead from figure to figure and to the rooms, and the focus is never lost', async () => {
  const page = await openAsked('assign');
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  const roomOfFocus = () => page.evaluate(() => document.activeElement!.closest('section')?.querySelector('h2')?.textContent);
  const figures = page.locator('.idle button');
  await figures.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/Ezio/);
  await page.keyboard.press('Tab');
  expect([await focused(), await roomOfFocus()]).toEqual(['Arrears', 'command room']);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toMatch(/Ezio/);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect([await focused(), await roomOfFocus()]).toEqual(['Ezio goes here', 'command room']);
  await page.keyboard.press('ArrowUp');
  expect(await roomOfFocus()).toBe('hospital');
  await page.keyboard.press('Escape');
  await expect.poll(roomOfFocus).toBe('The main hall');
  await figures.last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.room-command-room .hq-figure').waitFor();
  await expect.poll(roomOfFocus).toBe('The main hall');
});

test('on a phone what arrows lead to at the headquarters is not covered by the way on', async () => {
  const page = await openAsked('assign', { viewport: PHONE });
  await page.locator('.idle button').first().click();
  await page.locator('.lit-place').first().waitFor();
  const rooms = await page.locator('.lit-place').count();
  const seen = () =>
    page.evaluate(() => {
      const { left, width, top, bottom } = document.activeElement!.getBoundingClientRect();
      const isSeen = (y: number) => document.elementFromPoint(left + width / 2, y) === document.activeElement;
      return isSeen(top + 4) && isSeen(bottom - 4);
    });
  for (let count = 0; count < 2 + rooms; count++) {
    await page.keyboard.press('ArrowDown');
    expect([await page.evaluate(() => document.activeElement!.textContent), await seen()]).toEqual([expect.any(String), true]);
  }
});

test('in the shop arrows lead from card to card', async () => {
  const page = await openAsked('shop');
  const wares = page.locator('.wares button');
  await wares.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    expect(await wares.nth(index).evaluate((card) => card === document.activeElement)).toBe(true);
  }
});

test('the diary tells what was done, and lets the pages be read again', async () => {
  const page = await openPage();
  await page.evaluate(() => {
    location.hash = '#/new';
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await readAll(page);
  await page.getByRole('button', { name: 'Diary' }).click();
  const diary = page.getByRole('dialog');
  await diary.locator('summary').first().click();
  await diary.locator('.story').first().waitFor();
  await diary.getByRole('button', { name: 'Close the diary' }).click();
  await diary.waitFor({ state: 'hidden' });
});
