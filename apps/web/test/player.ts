import { optionId } from '@bauta/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';

/** How something on the page is pressed: with the pointer, or by the keyboard alone. */
export type Press = (target: Locator) => Promise<void>;

export const byPointer: Press = (target) => target.click();

const MOST_STOPS = 250;

/** Goes from stop to stop with the tab key until it is there. */
export const byKeys: Press = async (target) => {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    if (stops > MOST_STOPS)
      throw new Error(`no tab stop: ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};

/** Whoever acts is chosen on their board, or where there is no room for it in the row of them, unless they are already. */
export async function select(page: Page, { game, command }: Pick<Foreseen, 'game' | 'command'>, press: Press): Promise<void> {
  if (!('by' in command)) return;
  const party = game.characters.filter(({ ally }) => ally === '').map(({ id }) => id);
  const index = party.indexOf(command.by);
  const chip = page.locator('.party-chip').nth(index);
  const head = (await chip.isVisible()) ? chip : page.locator('.assassin-board .board-head').nth(index);
  const mayAct = (await page.locator('.assassin-board').nth(index).getAttribute('data-may-act')) === 'true';
  if (mayAct && (await head.getAttribute('aria-pressed')) === 'false') await press(head);
}

/** In the bar or the panel; one of a bunch is brought out first. */
export async function inPanel(page: Page, { command }: Pick<Foreseen, 'command'>, press: Press): Promise<void> {
  const option = page.locator(`[data-option="${optionId(command)}"]`).first();
  await option.waitFor({ state: 'attached' });
  if (!(await option.isVisible())) await press(page.locator('details.bunch').filter({ has: option }).locator('> summary'));
  await press(option);
}

/** Plays a foreseen decision, and sees that it was kept. */
export async function play(page: Page, move: Foreseen, press: Press): Promise<void> {
  const before = await keptParts(page);
  await select(page, move, press);
  await inPanel(page, move, press);
  await expect.poll(() => keptParts(page), { message: optionId(move.command) }).toBe(before + 1);
}
