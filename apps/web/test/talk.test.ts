import { expect, onTestFinished, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { newGuest, tableOf } from './guest.ts';
import { openPage } from './page.ts';
import { openTable, sitDown } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

test('what is said while the connection is away is shown at once, marked, and heard by all when it is back; also when the page was left meanwhile', async () => {
  const server = await startTableServer();
  const { address } = server;
  const page = await openPage({ address, losesServer: true, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  const open = page.getByRole('button', { name: /Talk/ });
  await open.click();
  const said = page.getByLabel('Say something');
  const heard = tableOf(address, decodeURIComponent(link.split('/').at(-1)!), await newGuest(address, 'Bea'));
  onTestFinished(() => heard.close());
  await expect.poll(() => heard.link.value.is).toBe('there');
  await said.fill('Over the roofs?');
  await page.locator('.online-talk').getByRole('button', { name: 'Close' }).click();
  await server.kill();
  await page.locator('.online-awaited.away').waitFor();
  await open.click();
  expect(await said.inputValue()).toBe('Over the roofs?');
  await said.focus();
  await page.keyboard.press('Enter');
  const lines = page.locator('.online-said p');
  await expect.poll(() => lines.allInnerTexts()).toEqual([expect.stringMatching(/Ada not sent yet\s+Over the roofs\?/)]);
  await expectFit(page, 'what was not sent yet');

  await server.startAgain();
  await page.locator('.online-awaited.away').waitFor({ state: 'detached' });
  await expect.poll(() => lines.allInnerTexts()).toEqual([expect.stringMatching(/Ada \d.*\s+Over the roofs\?/)]);
  await expect.poll(() => heard.followed.value!.talk.map(({ text }) => text)).toEqual(['Over the roofs?']);

  await server.kill();
  await page.locator('.online-awaited.away').waitFor();
  await said.fill('Or by water?');
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(2);
  await page.goto('about:blank');
  await server.startAgain();
  await page.goto(link);
  await expect.poll(() => heard.followed.value!.talk.map(({ text }) => text)).toEqual(['Over the roofs?', 'Or by water?']);
});

test('whoever writes while the briefing is open goes on writing when somebody comes', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, viewport: PHONE });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await page.getByRole('button', { name: /Talk/ }).click();
  const saying = page.getByLabel('Say something');
  await saying.focus();
  const bea = tableOf(address, decodeURIComponent(link.split('/').at(-1)!), await newGuest(address, 'Bea'));
  onTestFinished(() => bea.close());
  await page.getByText('2 of 2 here').waitFor();
  await page.keyboard.type('Welcome');
  expect(await saying.inputValue()).toBe('Welcome');
});
