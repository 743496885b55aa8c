import { optionId } from '@bauta/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';

/** How something on the page is pressed: with the pointer, or by the keyboard alone. */
export type Press = (target: Locator) => Promise<void>;

export const byPointer: Press = (target) => target.click();

const MOST_STOPS = 250;

/** How many tab stops away it seems to be: 0 when it has the focus, and at least 1 otherwise. */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const focused = document.activeElement!;
    if (element === focused) return 0;
    const isBehind = (one: Element, other: Element): boolean =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isBefore = (each: Element): boolean => each === element || isBehind(element, each);
    const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
      (each) => (each as HTMLElement).tabIndex >= 0 && each.checkVisibility(),
    );
    const onTheWay = isBehind(element, focused)
      ? stops.filter((each) => isBehind(each, focused) && isBefore(each))
      : stops.filter((each) => isBehind(each, focused) || isBefore(each));
    return Math.max(1, onTheWay.length);
  });

/** Holds the tab key down until it is there: for as many stops as it seems to take, then for as many as still seem to be missing. */
export const byKeys: Press = async (target) => {
  const { keyboard } = target.page();
  let passed = 0;
  for (let stops = await stopsTo(target); stops > 0; stops = await stopsTo(target)) {
    if (passed > MOST_STOPS)
      throw new Error(`no tab stop: ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`);
    await Promise.all(Array.from({ length: stops }, () => keyboard.down('Tab')));
    passed += stops;
  }
  await keyboard.up('Tab');
  await keyboard.press('Enter');
};

/** Whoever acts is chosen on their board, or where there is no room for it in the row of them, unless they are already. */
export async function select(page: Page, { game, command }: Pick<Foreseen, 'game' | 'command'>, press: Press): Promise<void> {
  if (!('by' in command)) return;
  // Which of the two there is room for is seen once the party is drawn.
  await page.locator('.assassin-board').first().waitFor({ state: 'attached' });
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
