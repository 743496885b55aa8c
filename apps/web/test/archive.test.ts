import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { openTable, sitDown, withName } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const strip = (page: Page) => page.locator('.online-awaited');

test('the host puts a table away: everyone there is told, it is found under what was put away, and comes back', async () => {
  const { address } = await startTableServer();
  const host = await openPage({ address });
  const link = await openTable(host, ['Alessandra', 'Bastiano']);
  await sitDown(host, 'Alessandra');
  const guest = await openPage({ address, viewport: PHONE });
  await guest.goto(link);
  await withName(guest, 'Bea');
  await sitDown(guest, 'Bastiano');
  await strip(guest).getByText('decide').waitFor();

  await press(guest, 'Players and seats');
  await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
  expect(await guest.getByRole('button', { name: 'Put the table away' }).count()).toBe(0);
  await press(host, 'Players and seats');
  await press(host, 'Put the table away');
  await press(host, 'Put it away');
  await guest.getByText('until Ada, the host, takes it out again').waitFor();
  await strip(guest).getByText('Put away').waitFor();
  expect(await guest.getByRole('button', { name: 'Stand up' }).count()).toBe(0);
  await expectFit(guest, 'a table that was put away');
  await press(guest, 'Understood');
  await press(guest, 'Close');
  await guest.locator('.table').getByText('This table was put away; it can only be looked at.').first().waitFor();
  await press(guest, /Talk/);
  await guest.locator('.online-talk').getByText('This table was put away').waitFor();
  await press(guest, 'Close');

  for (const page of [host, guest]) {
    await page.goto(`${address}/#/online`);
    await page.getByText('Put away (1)').click();
    await page.locator('details .online-tables a').waitFor();
  }
  await expectFit(guest, 'tables that were put away');
  await press(guest, 'Leave');
  await press(guest, /^Leave$/);
  await guest.getByText('You sit at no table yet').waitFor();

  await host.locator('details .online-tables a').click();
  await press(host, 'Take it out again');
  await strip(host).getByText('decide').waitFor();
  await host.goto(`${address}/#/online`);
  await host.locator('.online-tables a').waitFor();
  expect(await host.getByText(/^Put away/).count()).toBe(0);
});
