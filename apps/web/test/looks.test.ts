import { expect, test } from 'vitest';
import { asSoonAs } from './as-soon-as.ts';
import { comeTo } from './come-to.ts';
import { nearEnemies, toAction, toFirstAction } from './first-action.ts';
import { expectFit, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { violationsOn } from './violations.ts';

const SCREENS = [
  '',
  'new',
  'memory',
  'memory/venice/low-bridge',
  'learn',
  'saves',
  'rules/R22.3',
  'settings',
  'about',
  'shared/none',
];

test('axe finds nothing wrong on any screen before a game', async () => {
  const page = await openPage();
  const base = page.url().split('#')[0]!;
  for (const screen of SCREENS) {
    await comeTo(page, `${base}#/${screen}`);
    await page.locator('main h1').waitFor();
    expect(await violationsOn(page), screen).toEqual([]);
  }
});

test('axe finds nothing wrong with briefing and table, on a laptop and on a phone', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    const page = await openPage({ viewport });
    await page.getByRole('link', { name: /Learn/ }).click();
    await page.getByRole('button', { name: 'Begin the first memory' }).click();
    for (const go of ['To the table', 'Enter on a4', 'Enter on e1']) {
      await page.getByRole('button', { name: go }).first().waitFor();
      expect(await violationsOn(page), go).toEqual([]);
      await page.getByRole('button', { name: go }).first().click();
    }
  }
});

test('what is not possible now, and why, has room for fingers on a phone', async () => {
  const page = await openPage({ viewport: PHONE });
  await toFirstAction(page);
  await page.getByText('Not possible now').click();
  await page.locator('.impossible .clause').first().waitFor();
  await expectFit(page, 'not possible');
});

test('on a phone the buttons of the camera lie on no square, and have room for fingers', async () => {
  const page = await openPage({ viewport: PHONE });
  for (const memory of ['broken-tiles', 'captain-of-nobody', 'rope-walk', 'wet-ink']) {
    await page.goto(`${page.url().split('#')[0]}#/memory/venice/${memory}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    const seen = await asSoonAs(page, '.board-square', () => {
      const boxes = (of: string) => [...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect());
      const isOver = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const buttons = boxes('.board-camera-buttons button');
      return {
        covered: boxes('.board-square').filter((square) => buttons.some((button) => isOver(button, square))).length,
        smallest: Math.min(...buttons.flatMap(({ width, height }) => [width, height])),
      };
    });
    await page.getByRole('button', { name: 'To the table' }).click();
    expect(await seen(), memory).toEqual({ covered: 0, smallest: 44 });
  }
});

test('in the largest letters nothing of what can be done is cut off on a phone', async () => {
  const page = await openPage({ viewport: PHONE });
  await toFirstAction(page);
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'largest';
  });
  const [needed, there] = await page.locator('.table-now').evaluate((now) => [now.scrollWidth, now.clientWidth]);
  expect(needed).toBe(there);
});

test('an option is as wide before its chances are known as after', async () => {
  const page = await openPage({ serviceWorkers: 'block' });
  const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/forecasts*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await toAction(page, nearEnemies());
  const widths = (): Promise<number[]> =>
    page.locator('.actions .option').evaluateAll((options) => options.map((option) => option.getBoundingClientRect().width));
  const before = await widths();
  expect(await page.locator('.odds:visible').count()).toBe(0);
  letGo();
  await page.locator('.actions .odds:visible').first().waitFor();
  expect(await widths()).toEqual(before);
});

test('no screen is wider than a phone', async () => {
  const page = await openPage({ viewport: PHONE });
  const base = page.url().split('#')[0]!;
  for (const screen of SCREENS) {
    await comeTo(page, `${base}#/${screen}`);
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(PHONE.width);
  }
});
