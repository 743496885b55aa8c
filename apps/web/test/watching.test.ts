import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, expectSound, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { openTable, sitDown } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

/** What could be pressed or written to change anything. */
const DEEDS = '.actions, .usual, .tools, .leave, .online-invite, .online-talk form, .online-deeds button';

const text = (page: Page): Promise<string> => page.locator('.online-table').innerText();

test.each([PHONE, { width: 1280, height: 800 }])(
  'whoever has the link to watch sees the game at $width px, and can do nothing',
  async (viewport) => {
    const expectGood = viewport === PHONE ? expectFit : expectSound;
    const { address } = await startTableServer();
    const host = await openPage({ address });
    const link = await openTable(host, ['Alessandra', 'Bastiano']);
    const code = decodeURIComponent(link.split('/').at(-1)!);
    const watch = await host.getByLabel('Link to watch').inputValue();
    expect(watch).toMatch(/#\/watch\/[\w-]{38}$/);
    await sitDown(host, 'Alessandra');

    const page = await openPage({ address, viewport });
    await page.goto(watch);
    await page.getByRole('button', { name: 'To the table' }).click();
    await page.locator('.now').getByText('You are watching.').waitFor();
    expect(await page.locator(DEEDS).count()).toBe(0);

    await expectGood(page, 'watched');
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.locator('.online-talk').getByText('You are watching.').waitFor();
    expect(await page.locator(DEEDS).count()).toBe(0);
    await page.getByRole('button', { name: /Players and seats/ }).click();
    await page.locator('.online-panel').getByText('1 watching').waitFor();

    await expectGood(page, 'who plays');
    expect(await page.locator(DEEDS).count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();

    expect(await text(host)).toContain('1 watching');

    const decided = page.locator('.online-table');
    expect(await decided.getAttribute('data-decided')).toBe('0');
    await host.locator('.usual, .actions [data-option]').first().click();
    await expect.poll(() => decided.getAttribute('data-decided')).toBe('1');
    const known = await page.evaluate(
      () => `${document.documentElement.outerHTML}${JSON.stringify({ ...localStorage, ...sessionStorage })}${location.href}`,
    );
    expect(known).not.toContain(code);
    await page.goto(`${watch.slice(0, -4)}AAAA`);
    await page.getByText('There is no such table. Was the link cut short?').waitFor();
    await expect.poll(() => text(host)).not.toContain('watching');
  },
);
