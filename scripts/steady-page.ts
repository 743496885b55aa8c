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

/** What the server makes up: codes in links, and the time of what was said. */
export async function coverServersChance(page: Page): Promise<void> {
  const links = page.locator('.online-invite input');
  await links.evaluateAll((inputs: { value: string }[]) => {
    for (const input of inputs) input.value = input.value.replace(/:\d+/, '').replace(/[\w-]{16,}$/, 'abcdefghijklmnop');
  });
  await page.locator('.online-said small').evaluateAll((times: { textContent: string | null }[]) => {
    for (const time of times) time.textContent = '8:00 PM';
  });
}
