import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { openTable, sitDown } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

/** Presses what asks to be sure, and is sure. */
async function press(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: what }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

const nameForm = (page: Page) => page.getByRole('button', { name: 'That is me' });

test('signed out everywhere else, this browser keeps its seat and the other one has no name; then it is signed out itself', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  const me = await page.context().newPage();
  await me.goto(`${address}/#/online/me`);
  await me.getByRole('button', { name: 'Show a code' }).click();
  const code = await me.locator('.online-code').innerText();

  const phone = await openPage({ address });
  await phone.goto(`${address}/#/online`);
  await phone.getByText('You have a name on another device').click();
  await phone.getByLabel('Code').fill(code);
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await phone.getByText('You are Ada.').waitFor();
  await phone.goto(link);
  await phone.locator('.online-table').waitFor();

  await expectFit(me, 'name and devices');
  await me.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectFit(me, 'sure to sign out');
  await me.getByRole('button', { name: 'Sign out', exact: true }).click();
  await me.getByText('Signed out everywhere else.').waitFor();
  await phone.getByText('You need a name to come in.').waitFor();
  await phone.getByRole('button', { name: 'Reload' }).click();
  await nameForm(phone).waitFor();

  // The window at the table has come back by itself, with its seat.
  await page.getByRole('button', { name: /Players and seats/ }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  expect(await page.locator('.online-awaited.away').count()).toBe(0);
  await press(me, 'Sign out here');
  await me.getByText('You are Ada.').waitFor({ state: 'detached' });
  await nameForm(me).waitFor();
  await page.getByText('You need a name to come in.').waitFor();
});
