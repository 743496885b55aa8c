import type { Browser } from './browser.ts';
import { until } from './hands.ts';

/** In the page: what lies on the table, part by part; null while it is still being drawn or shown step by step. */
function shownNow(): Record<string, string> | null {
  const all = (css: string): Element[] => [...document.querySelectorAll(css)];
  const wordsIn = (css: string): string =>
    all(css)
      .map(({ textContent }) => textContent)
      .join('\n');
  const figures = all('.board-figures > *').map((each) => `${each.textContent} ${each.getAttribute('style')}`);
  if (figures.length === 0 || document.querySelector('[data-option]') === null) return null;
  return {
    turn: wordsIn('.table-strip'),
    figures: figures.sort().join('\n'),
    assassins: wordsIn('.assassin-board'),
    aims: wordsIn('.aims'),
    log: wordsIn('.table-log'),
    question: wordsIn('.question'),
  };
}

/** Loads the page anew, and is where it was. */
export async function reload(browser: Browser, when: string): Promise<void> {
  const before = await until('all to be shown', () => browser.ask(shownNow, null));
  await browser.reload();
  const after = await until(`the table, ${when}`, () => browser.ask(shownNow, null));
  for (const part of Object.keys(before))
    if (after[part] !== before[part]) throw new Error(`${when} another ${part} is shown:\n${before[part]}\n${after[part]}`);
}
