import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { newGuest, tableOf } from './guest.ts';
import { openPage } from './page.ts';
import { openTable, sitDown, withName } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement!.textContent);
const linkOf = (page: Page): Promise<string> => page.getByLabel('Invite by this link').inputValue();
const members = (page: Page) => page.locator('.online-panel section').filter({ hasText: 'Who is at the table' });
const alert = (page: Page) => page.getByRole('alert');

/** By the keyboard, to the end of what is asked: first what changes nothing has the focus. */
async function sureOf(page: Page, name: string, yes: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Not now');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(yes);
  await page.keyboard.press('Enter');
}

test('the host removes a guest, whose page says so and is not let in again before the host lets them', async () => {
  const { address } = await startTableServer();
  const host = await openPage({ address, viewport: PHONE });
  const link = await openTable(host, ['Alessandra', 'Bastiano']);
  const guest = await openPage({ address, viewport: PHONE });
  await guest.goto(link);
  await withName(guest, 'Bea');
  await sitDown(guest, 'Bastiano');
  await press(guest, 'Players and seats');
  await members(guest).getByText('Ada here · host').waitFor();
  expect(await members(guest).getByRole('button').count()).toBe(0);

  await members(host).getByText('Bea').first().waitFor();
  await expectFit(host, 'what the host can do');
  await sureOf(host, 'Remove Bea', 'Remove');
  await alert(guest).getByText('The host removed you from this table.').waitFor();
  await expectFit(guest, 'removed');
  await members(host).getByText('Sent away').waitFor();
  await expect.poll(() => focused(host)).toBe('Who is at the table');
  await host.locator('.online-panel li').filter({ hasText: 'Bastiano' }).getByRole('button', { name: 'Sit here' }).waitFor();

  await press(guest, 'Try again');
  await alert(guest).getByText('The host removed you from this table.').waitFor();
  await guest.getByRole('link', { name: 'Your tables' }).click();
  await guest.getByText('You sit at no table yet').waitFor();

  await press(host, 'Let back in Bea');
  await members(host).getByText('Sent away').waitFor({ state: 'detached' });
  await expect.poll(() => focused(host)).toBe('Who is at the table');
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
  await members(host).getByRole('button', { name: 'Remove Bea' }).waitFor();
});

test('once the link was renewed the old one lets in nobody new, and those at the table have the new one', async () => {
  const { address } = await startTableServer();
  const host = await openPage({ address });
  const link = await openTable(host, ['Alessandra', 'Bastiano']);
  const guest = await openPage({ address });
  await guest.goto(link);
  await withName(guest, 'Bea');
  await sitDown(guest, 'Bastiano');
  await press(guest, 'Players and seats');

  await sureOf(host, 'Renew the link', 'Renew');
  await host.getByText('This is the new link. Send it to those who should come.').waitFor();
  await expect.poll(() => focused(host)).toBe('Renew the link');
  const renewed = await linkOf(host);
  expect(renewed.startsWith(`${link}/`)).toBe(true);
  await expect.poll(() => linkOf(guest)).toBe(renewed);
  for (const page of [host, guest]) expect(page.url()).toBe(renewed);
  expect(await guest.getByRole('button', { name: 'Renew the link' }).count()).toBe(0);

  const late = await openPage({ address, viewport: PHONE });
  await late.goto(link);
  await withName(late, 'Cia');
  await alert(late).getByText('This link was renewed. Ask the host for the new one.').waitFor();
  await expectFit(late, 'a link that was renewed');
  await late.goto(renewed);
  await late.getByRole('button', { name: 'Leave the table' }).waitFor();

  await guest.goto(`${address}/#/online`);
  await guest.locator('.online-tables a').click();
  await guest.locator('.online-strip').waitFor();
  await expect.poll(() => guest.url()).toBe(renewed);
});

test('the host hands the place on, and the new host is told', async () => {
  const { address } = await startTableServer();
  const host = await openPage({ address });
  const link = await openTable(host, ['Alessandra', 'Bastiano']);
  const guest = await openPage({ address, viewport: PHONE });
  await guest.goto(link);
  await withName(guest, 'Bea');
  await sitDown(guest, 'Bastiano');
  await sureOf(host, 'Make host Bea', 'Make host');
  await guest.getByText('You are the host now.').waitFor();
  await expectFit(guest, 'the host now');
  await expect.poll(() => focused(host)).toBe('Who is at the table');
  await members(host).getByText('Bea here · host').waitFor();
  await press(guest, 'Players and seats');
  await members(guest).getByRole('button', { name: 'Remove Ada' }).waitFor();
  await expectFit(guest, 'what the host can do');
});

test('whoever left by another window is told so, and comes back by themselves', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  const seen = tableOf(address, decodeURIComponent(link.split('/').at(-1)!), await newGuest(address, 'Bea'));
  onTestFinished(() => seen.close());
  const membersSeen = () => seen.followed.value?.table.members.map(({ name }) => name);
  await expect.poll(membersSeen).toEqual(['Ada', 'Bea']);

  const other = await page.context().newPage();
  await other.goto(`${address}/#/online`);
  await press(other, /^Leave/);
  await press(other, /^Leave$/);
  await alert(page).getByText('You left this table.').waitFor();
  await expectFit(page, 'left by another window');
  expect(membersSeen()).toEqual(['Bea']);
  await press(page, 'Come back');
  await page.getByRole('button', { name: 'Leave the table' }).waitFor();
  await expect.poll(membersSeen).toEqual(['Bea', 'Ada']);
});
