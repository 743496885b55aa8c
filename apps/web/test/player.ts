import { NOWHERE, optionId } from '@bauta/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { squareOfCommand } from '../src/table/square-of-command.ts';
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

/** Whoever acts is chosen on their board, unless they are already. */
async function select(page: Page, { game, command }: Foreseen, press: Press): Promise<void> {
  if (!('by' in command)) return;
  const party = game.characters.filter(({ ally }) => ally === '').map(({ id }) => id);
  const head = page.locator('.assassin-board .board-head').nth(party.indexOf(command.by));
  const mayAct = (await page.locator('.assassin-board').nth(party.indexOf(command.by)).getAttribute('data-may-act')) === 'true';
  if (mayAct && (await head.getAttribute('aria-pressed')) === 'false') await press(head);
}

/** In the panel; one of a bunch is brought out first. */
async function inPanel(page: Page, { command }: Foreseen, press: Press): Promise<void> {
  const option = page.locator(`[data-option="${optionId(command)}"]`).first();
  if ((await option.count()) === 0) return press(page.locator('button.usual'));
  if (!(await option.isVisible())) await press(page.locator('details.bunch').filter({ has: option }).locator('> summary'));
  await press(option);
}

/** On the board; where the square can mean several things, in its menu. */
async function onBoard(page: Page, { game, command }: Foreseen): Promise<void> {
  const square = page.locator(`.board [data-at="${squareOfCommand(game, command)}"]`);
  const { left, top } = await square.evaluate((element) => element.getBoundingClientRect());
  // The corner of a square belongs to nobody who stands on it.
  await page.mouse.click(left + 4, top + 4);
  const menu = page.getByRole('menu');
  if ((await menu.count()) === 0) return;
  await menu.locator(`[data-option="${optionId(command)}"]`).click();
}

/** Plays a foreseen decision, and sees that it was kept: moves on the board if there is a pointer, the rest in the panel. */
export async function play(page: Page, move: Foreseen, press: Press): Promise<void> {
  const before = await keptParts(page);
  await select(page, move, press);
  const isOnBoard = press === byPointer && move.command.type === 'move' && squareOfCommand(move.game, move.command) !== NOWHERE;
  if (isOnBoard) await onBoard(page, move);
  else await inPanel(page, move, press);
  await expect.poll(() => keptParts(page), { message: optionId(move.command) }).toBe(before + 1);
}
