import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { asSoonAs } from './as-soon-as.ts';
import { expectFit, PHONE } from './fit.ts';
import { newGuest, tableOf } from './guest.ts';
import { openPage } from './page.ts';
import { openTable, sitDown } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement!.textContent);
const leaveButton = (page: Page): Locator => page.getByRole('button', { name: /^Leave/ }).first();
const STILL_THERE = 'you are still at the table';

/** The first in the list, by the keyboard. */
async function leaveFirst(page: Page): Promise<void> {
  await leaveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Stay');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Leave');
  await page.keyboard.press('Enter');
}

test('whoever leaves a table while the server is away is told that they are still there; once it is back they leave', async () => {
  const server = await startTableServer();
  const { address } = server;
  const page = await openPage({ address, losesServer: true, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  const seen = tableOf(address, decodeURIComponent(link.split('/').at(-1)!), await newGuest(address, 'Bea'));
  onTestFinished(() => seen.close());
  await expect.poll(() => seen.link.value.is).toBe('there');
  const membersSeen = () => seen.followed.value!.table.members.map(({ name }) => name);

  await press(page, 'Players and seats');
  await page.getByRole('button', { name: 'Leave the table' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Stay');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Leave the table');

  await server.kill();
  await page.locator('.online-awaited.away').waitFor();
  await press(page, 'Leave the table');
  await press(page, /^Leave$/);
  await page.getByText(STILL_THERE).waitFor();
  expect(page.url()).toBe(link);
  await expectFit(page, 'could not leave');

  await server.startAgain();
  await page.locator('.online-awaited.away').waitFor({ state: 'detached' });
  expect(membersSeen()).toEqual(['Ada', 'Bea']);
  await press(page, 'Leave the table');
  await press(page, /^Leave$/);
  await page.getByText('You sit at no table yet').waitFor();
  await expect.poll(membersSeen).toEqual(['Bea']);
});

test('whoever is quicker than the next frame does not lose the focus either', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  await asSoonAs(page, '.online-panel .leave button', (leave) => {
    leave.focus();
    leave.click();
  });
  await press(page, 'Players and seats');
  await expect.poll(() => focused(page)).toBe('Stay');
});

test('in the list of tables too it is told where leaving failed, and the focus is led on', async () => {
  const server = await startTableServer();
  const page = await openPage({ address: server.address, losesServer: true, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await page.goto(`${server.address}/#/online/new`);
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  await press(page, 'Open the table');
  await expect.poll(() => page.getByLabel('Invite by this link').inputValue()).not.toBe(link);
  await page.goto(`${server.address}/#/online`);
  await expect.poll(() => page.locator('.online-tables a').count()).toBe(2);
  await server.kill();
  await leaveFirst(page);
  await page.locator('.online-tables').getByText(STILL_THERE).waitFor();
  await expect.poll(() => focused(page)).toBe(await leaveButton(page).textContent());
  await server.startAgain();
  await leaveFirst(page);
  const other = page.locator('.online-tables a');
  await expect.poll(() => other.count()).toBe(1);
  await expect.poll(() => focused(page)).toBe(await other.textContent());
  await leaveFirst(page);
  await page.getByText('You sit at no table yet').waitFor();
  await expect.poll(() => focused(page)).toBe(await page.locator('.page .button.main').textContent());
});

test('whoever leaves the last table that is not put away comes to where one is opened', async () => {
  const server = await startTableServer();
  const page = await openPage({ address: server.address, viewport: PHONE });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await press(page, 'Put the table away');
  await press(page, 'Put it away');
  await page.getByRole('button', { name: 'Take it out again' }).first().waitFor();
  await page.goto(`${server.address}/#/online/new`);
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  await press(page, 'Open the table');
  await page.getByRole('button', { name: 'Leave the table' }).waitFor();
  await page.goto(`${server.address}/#/online`);
  await page.getByText('Put away (1)').waitFor();
  await leaveFirst(page);
  await expect.poll(() => focused(page)).toBe('New table');
});
