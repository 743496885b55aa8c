import type { Page } from 'playwright-core';

/** Runs in the page, before its own scripts. */
function seedChance(): void {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
  Math.random = () => next() / 2 ** 24;
  crypto.getRandomValues = <Values extends ArrayBufferView | null>(values: Values): Values => {
    const bytes = values === null ? [] : new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (const index of bytes.keys()) bytes[index] = next();
    return values;
  };
}

/** So that two pictures of one screen are equal to the byte: the page's clock stands still, and its chance has a seed. */
export async function makeSteady(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-01-01T20:00:00');
  await page.addInitScript(seedChance);
}

/** For the browser: where only a part of a tile is drawn again, its round corners come out by a shade lighter or darker from run to run. */
export const STEADY_DRAWING = ['--disable-partial-raster'];

/** What the server makes up: codes in links, and when something was said or decided. */
export async function coverServersChance(page: Page): Promise<void> {
  const links = page.locator('.online-invite input');
  await links.evaluateAll((inputs: { value: string }[]) => {
    for (const input of inputs) input.value = input.value.replace(/:\d+/, '').replace(/[\w-]{16,}$/, 'abcdefghijklmnop');
  });
  await page.locator(':is(.online-said, .online-tables) small').evaluateAll((times: { textContent: string | null }[]) => {
    for (const time of times) time.textContent = '8:00 PM';
  });
}
