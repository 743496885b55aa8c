import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './violations.ts';

export const PHONE = { width: 360, height: 740 };

/** Nothing that axe would find; `rule`: of one kind alone. */
export async function expectSound(page: Page, where: string, rule?: string): Promise<void> {
  expect(await violationsOn(page, rule), where).toEqual([]);
}

/** No finger is too broad for anything but a link within a text. */
async function expectRoomForFingers(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, a.clause, summary, select, input:not([type=file])')]
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`),
  );
  expect(small, where).toEqual([]);
}

/** Sound, with room for fingers, and no wider than the phone it is on. */
export async function expectFit(page: Page, where: string): Promise<void> {
  await expectSound(page, where);
  await expectRoomForFingers(page, where);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(PHONE.width);
}
