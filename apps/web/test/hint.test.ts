import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { memoryStages } from './stages.ts';

const saves = memoryStages('broken-tiles', ['alessandra', 'bastiano']);

/** What the panel shows, each time that it changes. */
interface PanelShown {
  chances: string[];
  height: number;
  isBusy: boolean;
}

async function toTable(page: Page, text: string): Promise<void> {
  await page.locator('main.home').waitFor();
  const address = await putSave(page, { name: 'Hints', text, isRead: true });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.locator('.for-keys').waitFor({ state: 'attached' });
}

/** Notes all that the panel shows from now on, in `window.seen`. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: PanelShown[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const panel = document.querySelector('.hints');
      const list = panel?.querySelector('ol');
      if (!panel || !list || list.children.length === 0) return;
      const chances = [...list.querySelectorAll('b')].map((each) => each.textContent);
      seen.push({ chances, height: list.getBoundingClientRect().height, isBusy: panel.ariaBusy === 'true' });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const seenOn = (page: Page): Promise<PanelShown[]> => page.evaluate(() => (window as unknown as { seen: PanelShown[] }).seen);

const askHint = (page: Page): Promise<void> => page.getByRole('button', { name: 'Hint' }).click();
const isFound = (page: Page): Promise<void> => page.locator('.hints[aria-busy="false"] li').first().waitFor();

test('a hint is there at first sight, its chances come later, and what lies below it never moves up meanwhile', async () => {
  const page = await openPage();
  await toTable(page, saves[4]!);
  await watch(page);
  await askHint(page);
  await isFound(page);
  const seen = await seenOn(page);
  expect(new Set(seen[0]!.chances)).toEqual(new Set(['Calculating…']));
  expect(seen[0]!.isBusy).toBe(true);
  expect(seen.at(-1)!.chances.every((chance) => /^\d+% to succeed$/.test(chance))).toBe(true);
  const heights = seen.map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('while a hint has the focus it stays where it is, and keeps the focus', async () => {
  const page = await openPage();
  await toTable(page, saves[4]!);
  await askHint(page);
  const first = page.locator('.hints li button').first();
  await first.focus();
  const label = await first.locator('.label').textContent();
  await isFound(page);
  expect(await first.locator('.label').textContent()).toBe(label);
  expect(await first.evaluate((button) => document.activeElement === button)).toBe(true);
});
