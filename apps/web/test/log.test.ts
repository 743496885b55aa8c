import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { toFirstAction } from './first-action.ts';
import { PHONE } from './fit.ts';
import { openPage } from './page.ts';

/** All of it is in sight, or its head is at the top, below what stays there. */
const isBroughtIn = (row: Locator): Promise<boolean> =>
  row.evaluate((opened) => {
    const scrolls = [...document.querySelectorAll('.log-turns, .table-log')].map((each) => each.getBoundingClientRect());
    const [top, bottom] = [Math.max(...scrolls.map((each) => each.top)), Math.min(...scrolls.map((each) => each.bottom))];
    const head = opened.querySelector('summary')!.getBoundingClientRect();
    const isHeadSeen = opened.contains(document.elementFromPoint(head.left + head.width / 2, head.top + 4));
    return isHeadSeen && (opened.getBoundingClientRect().bottom <= bottom || head.top < top + 70);
  });

test('what is opened at the end of the log is brought into sight, on a laptop and in the drawer of a phone', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    const page = await openPage({ viewport });
    await toFirstAction(page);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Log' }).click();
    for (const kind of ['.told', '.decided']) {
      const row = page.locator(`.log details${kind}`).last();
      await row.locator('summary').click();
      await row.locator('.rules, .others').first().waitFor();
      await expect.poll(() => isBroughtIn(row), { message: `${kind} at ${viewport.width}` }).toBe(true);
      await row.locator('summary').click();
    }
  }
});
