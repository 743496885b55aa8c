import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asSoonAs } from './as-soon-as.ts';
import { nearEnemies } from './first-action.ts';
import { PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { campaignStages, memoryStages } from './stages.ts';

/** Leads to a save in this browser; what is drawn then is new. */
async function lead(page: Page, text: string, isRead = true): Promise<void> {
  await page.locator('main.home').waitFor();
  const address = await putSave(page, { name: 'As soon as', text, isRead });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

const aMemory = memoryStages('broken-tiles', ['alessandra', 'bastiano'])[4]!;

test('a page that is to be read has the focus on its button from the first', async () => {
  const page = await openPage();
  const focused = await asSoonAs(page, '.page-screen .turn', (button) => document.activeElement === button);
  await lead(page, campaignStages().get('arrange')!, false);
  expect(await focused()).toBe(true);
});

test('keys that are pressed as soon as a card of the villa was picked lead on in the tray', async () => {
  const page = await openPage();
  await lead(page, campaignStages().get('arrange')!);
  await page.locator('.storage .lying').first().focus();
  const focused = await asSoonAs(page, '.tray', (tray) => tray.contains(document.activeElement));
  await page.keyboard.press('Enter');
  expect(await focused()).toBe(true);
});

test('the board lies where it stays as soon as it is drawn', async () => {
  const page = await openPage({ viewport: PHONE });
  const transform = await asSoonAs(
    page,
    '.board-square',
    () => getComputedStyle(document.querySelector('.board-world')!).transform,
  );
  const box = await asSoonAs(page, '.board-square', (square) => JSON.stringify(square.getBoundingClientRect()));
  await lead(page, aMemory);
  expect(await transform()).not.toBe('none');
  expect(await box()).toBe(
    await page
      .locator('.board-square')
      .first()
      .evaluate((square) => JSON.stringify(square.getBoundingClientRect())),
  );
});

test('a key that is pressed as soon as the table is drawn does what it says', async () => {
  const page = await openPage();
  await asSoonAs(page, '.for-keys', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })));
  await lead(page, aMemory);
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
});

test('a hint that is asked for as soon as the table is drawn comes', async () => {
  const page = await openPage();
  await asSoonAs(page, '.for-keys', () => document.querySelector<HTMLElement>('[aria-label="Hint"]')!.click());
  await lead(page, aMemory);
  await page.locator('.hints li').first().waitFor();
});

test('a card lies open over the table as soon as it is drawn', async () => {
  const page = await openPage();
  await lead(page, aMemory);
  const isOpen = await asSoonAs(page, '.card-dialog > div', (card) => card.closest('dialog')!.open);
  await page.locator('.assassin-board .card-chip').first().click();
  expect(await isOpen()).toBe(true);
});

test('what is offered stays as it is drawn first', async () => {
  const page = await openPage();
  const offered = await asSoonAs(page, '.actions', async (actions) => {
    // What follows from what is drawn may still come with the same frame.
    await new Promise(requestAnimationFrame);
    return actions.textContent;
  });
  await lead(page, nearEnemies());
  const first = await offered();
  await page.locator('.actions .odds:visible').first().waitFor();
  const last = await page.locator('.actions').evaluate((actions) => {
    for (const odds of actions.querySelectorAll('.odds')) odds.remove();
    return actions.textContent;
  });
  expect(first).toBe(last);
});

test('a sheet over the page lies open as soon as it is drawn', async () => {
  const page = await openPage();
  const isOpen = await asSoonAs(page, 'dialog.sheet textarea', (words) => words.closest('dialog')!.open);
  await page.getByRole('link', { name: /About/ }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  expect(await isOpen()).toBe(true);
});

test('while steps are shown the keys that go on do nothing else from the first', async () => {
  const slowly = (): void => localStorage.setItem('bauta.settings', JSON.stringify({ speed: 'step' }));
  const page = await openPage({ prepare: async (context) => void (await context.addInitScript(slowly)) });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  const isTaken = await asSoonAs(
    page,
    '.playback-keys',
    (keys) => !keys.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })),
  );
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const go of ['Enter on a4', 'Enter on e1']) await page.getByRole('button', { name: go }).first().click();
  expect(await isTaken()).toBe(true);
});
