import { optionId } from '@bauta/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTableServer } from './table-server.ts';
import { playOn, sitTogether } from './together.ts';

const boardOf = (page: Page): Promise<string[]> =>
  page
    .locator('.board-square')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')!.replace(/, \d+ choices?.*$/, '')));

test('two browsers play together; one reloads, then the server is killed and comes back: both go on by themselves', async () => {
  const server = await startTableServer();
  const table = await sitTogether(server.address, ['Alessandra', 'Bastiano'], true);
  const [first, second] = [...table.players.values()] as [Page, Page];
  for (let count = 0; count < 6; count++) await playOn(table);
  await table.caughtUp();

  await second.reload();
  await table.caughtUp();
  expect(await boardOf(second)).toEqual(await boardOf(first));
  for (let count = 0; count < 3; count++) await playOn(table);

  const before = table.watched.followed.value!.thread.n;
  await server.kill();
  await first.locator('.online-awaited.away').waitFor();
  // Said while nobody hears it.
  const command = table.choose()!;
  await table.press(command);
  const killed = Date.now();
  await server.startAgain();
  const started = Date.now();
  await expect.poll(() => table.watched.followed.value!.thread.n, { message: optionId(command) }).toBe(before + 1);
  await table.caughtUp();
  console.log(`started again after ${started - killed} ms, everyone went on ${Date.now() - started} ms later`);
  for (let count = 0; count < 4; count++) await playOn(table);
  await table.caughtUp();
  expect(await boardOf(second)).toEqual(await boardOf(first));
});

test('four browsers finish memory 0.1 together', async () => {
  const server = await startTableServer();
  const table = await sitTogether(server.address, ['Alessandra', 'Bastiano', 'Claudio', 'Darià']);
  while (await playOn(table));
  const { success } = table.game().result!;
  await table.caughtUp();
  for (const page of table.players.values())
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(success ? /succeeded/ : /failed/);
});
