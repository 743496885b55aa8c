import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** What a player looks for: the first that can be seen with these words in it. */
export interface ElementQuery {
  css: string;
  words?: string;
  /** In the row of a list that has these words too. */
  row?: string;
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Resolves when it is so; null is not yet. */
export async function until<T>(what: string, look: () => Promise<T | null> | T | null): Promise<T> {
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS; await wait(LOOK_EVERY_MS)) {
    const seen = await look();
    if (seen !== null) return seen;
  }
  throw new Error(`waited in vain for ${what}`);
}

interface ClickPoint {
  x: number;
  y: number;
}

/** In the page: the middle of what is looked for, brought into the window; null where it cannot be pressed. */
function placeOf({ css, words = '', row = '' }: ElementQuery): ClickPoint | null {
  const isMeant = (each: Element): boolean =>
    each.checkVisibility({ visibilityProperty: true }) &&
    each.textContent!.includes(words) &&
    (row === '' || each.closest('li')?.textContent?.includes(row) === true);
  const found = [...document.querySelectorAll(css)].find(isMeant);
  if (found === undefined || found.matches(':disabled')) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && found.contains(hit) ? { x, y } : null;
}

const isSeen = (css: string): boolean => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) === true;

export const canSee = (browser: Browser, css: string): Promise<boolean> => browser.ask(isSeen, css);

/** Presses it with the pointer, once it keeps still and nothing covers it. */
export async function press(browser: Browser, target: ElementQuery): Promise<void> {
  let before: ClickPoint | null = null;
  const { x, y } = await until(JSON.stringify(target), async () => {
    const now = await browser.ask(placeOf, target);
    const isStill = now !== null && now.x === before?.x && now.y === before.y;
    before = now;
    return isStill ? now : null;
  });
  const move = { type: 'pointerMove', x, y };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
}

/** Writes there, letter by letter. */
export async function write(browser: Browser, target: ElementQuery, text: string): Promise<void> {
  await press(browser, target);
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  await browser.perform([{ type: 'key', id: 'keyboard', actions }]);
}

/** The words there, as soon as there are any. */
export const wordsOf = (browser: Browser, css: string): Promise<string> =>
  until(css, () => browser.ask((at) => document.querySelector(at)?.textContent ?? null, css));
