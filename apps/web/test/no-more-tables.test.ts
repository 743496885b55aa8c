import { expect, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { openTable } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

test('whoever has as many tables as the server allows is told so, and what to do', async () => {
  const { address } = await startTableServer({ BAUTA_GUEST_TABLES: '1' });
  const page = await openPage({ address, viewport: PHONE, isRefused: true });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await page.goto(`${address}/#/online/new`);
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('alert').getByText('You have 1 table: leave one to open another.').waitFor();
  await expectFit(page, 'a table that is refused');
  expect(await page.getByRole('button', { name: 'Open the table' }).getAttribute('aria-disabled')).toBe('false');
});
