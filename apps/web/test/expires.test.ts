import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asOldGuest } from './as-old-guest.ts';
import { expectFit, PHONE } from './fit.ts';

const OLD = { env: { BAUTA_EXPIRE_DAYS: '30' }, age: 29 };

/** As the server lists the only table of the guest. */
async function expires(page: Page, address: string): Promise<number | undefined> {
  const [listed] = (await (await page.request.get(`${address}/api/tables`)).json()) as { expires?: number }[];
  return listed!.expires;
}

const untilExpiring = (page: Page, address: string): Promise<void> =>
  expect.poll(() => expires(page, address)).toBeGreaterThan(Date.now());

test('a table that nobody came back to says when it is removed, can be taken home from the list, and is kept by whoever opens it', async () => {
  const { page, address, code } = await asOldGuest('campaign', { ...OLD, viewport: PHONE });
  await untilExpiring(page, address);
  await page.goto(`${address}/#/online`);
  const row = page.locator('.online-tables li');
  await row.getByText(/^This table will be removed on .*\. Open it to keep it\.$/).waitFor();
  await expectFit(page, 'a table that expires');
  await row.getByRole('button', { name: 'Take home campaign' }).click();
  await row.getByRole('link', { name: 'Play on there' }).waitFor();
  await expectFit(page, 'a table that was taken home from the list');

  await row.locator(`a[href$="${code}"]`).click();
  await page.locator('.online-table').waitFor();
  await page.goto(`${address}/#/online`);
  await row.waitFor();
  expect(await page.getByText('will be removed').count()).toBe(0);
  expect(await expires(page, address)).toBeUndefined();
});

test('what was put away is unfolded while some of it expires', async () => {
  const { page, address } = await asOldGuest('memory', { ...OLD, archived: true });
  await untilExpiring(page, address);
  await page.goto(`${address}/#/online`);
  await page.getByText('Put away (1)').waitFor();
  expect(await page.getByText('This table will be removed on').isVisible()).toBe(true);
});
