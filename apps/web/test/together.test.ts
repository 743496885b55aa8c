import { type Command, type Game, memoryRules, optionId } from '@bauta/engine';
import { position } from '@bauta/format';
import { BOT } from '@bauta/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAction } from '../src/session/action-kinds.ts';
import { boardOf } from './board.ts';
import { played, reported, toReport } from './reported.ts';
import { startTableServer } from './table-server.ts';
import { playOn, sitTogether, type Together } from './together.ts';

/** The browser says that its network is gone: so does the table, until it is back. */
async function withoutNetwork(page: Page): Promise<void> {
  const away = page.locator('.online-awaited.away');
  await page.context().setOffline(true);
  await away.waitFor();
  await page.context().setOffline(false);
  await away.waitFor({ state: 'detached' });
}

/** The table becomes a game of this browser, and that a table again; each looks as the one before. */
async function takenHomeAndBack(page: Page, board: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Players and seats' }).click();
  await page.getByRole('button', { name: 'Take home' }).click();
  await page.getByRole('link', { name: 'Play on there' }).click();
  // The table shows the same board.
  await page.locator('.online-table').waitFor({ state: 'detached' });
  await expect.poll(() => boardOf(page)).toEqual(board);
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  await page.getByRole('link', { name: 'Play on line' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.online-table').waitFor();
  await expect.poll(() => boardOf(page)).toEqual(board);
}

/** What one of them reports is played by the command to where the table stands. */
async function reportedAt(page: Page, game: Game): Promise<void> {
  await toReport(page);
  const { path, report } = await reported(page, 'It went wrong.');
  expect(report).toMatchObject({ memory: 'broken-tiles', position: {}, dice: {} });
  const { turn, assassins } = position(game);
  expect(played(path)).toMatchObject({ status: 0, stderr: '', state: { position: { turn, assassins } } });
  await page.getByRole('button', { name: 'Close' }).click();
}

/** The host frees the seat of one who has gone, for a bot. */
async function leaveToBot(page: Page, assassin: string): Promise<void> {
  await page.getByRole('button', { name: 'Players and seats' }).click();
  const seat = page.locator('.online-panel li').filter({ hasText: assassin }).first();
  await seat.getByRole('button', { name: 'Free the seat' }).click();
  await seat.getByRole('button', { name: 'Bot' }).click();
  await seat.getByText('a bot').waitFor();
}

/** Plays on until an assassin can act: that is sent by itself after a lost connection. */
async function nextAction(table: Together): Promise<Command> {
  for (;;) {
    const asked = memoryRules.question(table.game())!;
    const action = asked.options.find(isAction);
    if (asked.step.step === 'assassin-phase' && action !== undefined) return action;
    await playOn(table);
  }
}

test('two browsers play together; one reloads, then the server is killed and comes back: both go on by themselves', async () => {
  const server = await startTableServer();
  const table = await sitTogether(server.address, ['Alessandra', 'Bastiano'], true);
  const [first, second] = [...table.players.values()] as [Page, Page];
  for (let count = 0; count < 6; count++) await playOn(table);
  await table.caughtUp();

  await second.reload();
  await table.caughtUp();
  await expect.poll(() => boardOf(second)).toEqual(await boardOf(first));
  for (let count = 0; count < 3; count++) await playOn(table);
  await withoutNetwork(second);
  await table.caughtUp();

  const command = await nextAction(table);
  await table.caughtUp();
  const before = table.watched.followed.value!.n;
  await server.kill();
  await first.locator('.online-awaited.away').waitFor();
  // Said while nobody hears it.
  await table.press(command);
  const killed = Date.now();
  await server.startAgain();
  const started = Date.now();
  await expect.poll(() => table.watched.followed.value!.n, { message: optionId(command) }).toBe(before + 1);
  await table.caughtUp();
  console.log(`started again after ${started - killed} ms, everyone went on ${Date.now() - started} ms later`);
  for (let count = 0; count < 4; count++) await playOn(table);
  await table.caughtUp();
  await expect.poll(() => boardOf(second)).toEqual(await boardOf(first));
  await reportedAt(first, table.game());
  await takenHomeAndBack(second, await boardOf(first));
  await leaveToBot(first, 'Bastiano');
  await expect.poll(() => table.watched.followed.value!.table.seats.bastiano).toBe(BOT);
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
