import { expect, onTestFinished, test } from 'vitest';
import { newGuest, tableOf } from './guest.ts';
import { openPage } from './page.ts';
import { openTable, withName } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

test('a name that nobody sees is refused, and a second Ada is told apart at the table and in the list', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address });
  await page.getByRole('link', { name: /On line/ }).click();
  await withName(page, '\u3164\u200b');
  await page.getByText('Nobody can see that. Type letters, digits or emoji.').waitFor();
  await page.goto(address);
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  const code = decodeURIComponent(link.split('/').at(-1)!);
  const other = tableOf(address, code, await newGuest(address, '\uff21da\u202e'));
  onTestFinished(() => other.close());
  const players = page.locator('.online-panel section').filter({ hasText: 'Who is at the table' }).locator('li strong');
  await expect.poll(() => players.allInnerTexts()).toEqual(['Ada', '\uff21da 2']);
  // What lists show is written when the table is put away.
  await page.getByRole('button', { name: 'Put the table away' }).click();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await page.getByRole('button', { name: 'Take it out again' }).first().waitFor();
  await page.goto(`${address}/#/online`);
  await page.getByText('Put away (1)').click();
  await page.locator('.online-tables a').getByText('with \uff21da 2').waitFor();
});
