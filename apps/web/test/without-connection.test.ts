import { apply, type Command, type Game, isNewInformation, isRefusal, memoryRules, optionId } from '@bauta/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { byPointer, inPanel, select } from './player.ts';
import { startTableServer } from './table-server.ts';
import { playOn, sitTogether, type Together } from './together.ts';

const [ALESSANDRA, BASTIANO] = ['alessandra', 'bastiano'] as const;

async function sitActing(): Promise<Together> {
  const { address } = await startTableServer();
  const table = await sitTogether(address, ['Alessandra', 'Bastiano'], true);
  while (memoryRules.question(table.game())!.step.step !== 'assassin-phase') await playOn(table);
  await table.caughtUp();
  return table;
}

const decided = ({ watched }: Together): number => watched.followed.value!.n;
const lastOption = ({ watched }: Together): string => optionId(watched.decisions.value.at(-1)!.command as Command);
const moveOf = (table: Together, by: string): Command =>
  memoryRules.question(table.game())!.options.find((option) => option.type === 'move' && option.by === by)!;

function revealsNothing(game: Game, command: Command): boolean {
  const done = apply(game, command);
  return (
    !isRefusal(done) && !done.events.some(isNewInformation) && memoryRules.question(done.game)?.step.step === 'assassin-phase'
  );
}

/** It reveals nothing. */
const certainOf = (table: Together, by: string): Command =>
  memoryRules
    .question(table.game())!
    .options.find(
      (option) =>
        (option.type === 'move' || option.type === 'unequip') && option.by === by && revealsNothing(table.game(), option),
    )!;

const END: Command = { type: 'end-phase' };

async function press(table: Together, by: string, command: Command): Promise<Page> {
  const page = table.players.get(by)!;
  await select(page, { game: table.game(), command }, byPointer);
  await inPanel(page, { command }, byPointer);
  return page;
}

async function away(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('.online-awaited.away').waitFor();
}

async function back(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.locator('.online-awaited.away').waitFor({ state: 'detached' });
}

/** It stands there as what waits, and is not done. */
async function expectWaiting(page: Page, command: Command, before: number): Promise<void> {
  await page.locator('.online-waits').getByText('Waiting for the connection').waitFor();
  await page
    .locator(`[data-option="${optionId(command)}"][aria-busy]`)
    .first()
    .waitFor({ state: 'attached' });
  expect(await page.locator('.online-table').getAttribute('data-decided')).toBe(String(before));
}

/** Alessandra's player, who has decided without a connection. */
async function decidesAway(table: Together, command: Command): Promise<{ page: Page; before: number }> {
  const [page, before] = [table.players.get(ALESSANDRA)!, decided(table)];
  await away(page);
  await press(table, ALESSANDRA, command);
  await expectWaiting(page, command, before);
  return { page, before };
}

test('a move made without a connection is drawn as waiting, and sent when the connection is back', async () => {
  const table = await sitActing();
  const move = moveOf(table, ALESSANDRA);
  const { page, before } = await decidesAway(table, move);
  await expect.poll(() => page.locator('.board-undecided').count()).toBe(1);
  await page.setViewportSize(PHONE);
  await expectFit(page, 'waiting');
  await press(table, BASTIANO, certainOf(table, BASTIANO));
  await expect.poll(() => decided(table)).toBe(before + 1);
  await back(page);
  await expect.poll(() => decided(table)).toBe(before + 2);
  expect(lastOption(table)).toBe(optionId(move));
  await table.caughtUp();
  await expect.poll(() => page.locator('.online-waits, .online-asked, .board-undecided').count()).toBe(0);
});

test('whoever moved without a connection is asked when something was revealed meanwhile', async () => {
  const table = await sitActing();
  const move = moveOf(table, ALESSANDRA);
  const { page, before } = await decidesAway(table, move);
  await press(table, BASTIANO, END);
  await expect.poll(() => decided(table)).toBeGreaterThan(before);
  await back(page);
  const asked = page.locator('.online-asked');
  await asked.getByText('New information was revealed.').waitFor();
  await asked.getByRole('button', { name: /Drop it|Understood/ }).click();
  await asked.waitFor({ state: 'detached' });
  await table.caughtUp();
  expect(lastOption(table)).not.toBe(optionId(move));
});

test('a phase ended without a connection is not ended before the player says so again, though the page is loaded anew', async () => {
  const table = await sitActing();
  const { page, before } = await decidesAway(table, END);
  await page.context().setOffline(false);
  await page.reload();
  const asked = page.locator('.online-asked');
  await asked.waitFor();
  await page.setViewportSize(PHONE);
  await expectFit(page, 'asked');
  expect(decided(table)).toBe(before);
  await asked.getByRole('button', { name: 'Do it' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => decided(table)).toBe(before + 1);
  expect(lastOption(table)).toBe('end-phase');
  await expect.poll(() => asked.count()).toBe(0);
  await page.locator('.now .asked:focus').waitFor();
});

/** What the page says to the server lies there until it is let go. */
async function holdWords(page: Page): Promise<{ said(): number; letGo(): void }> {
  const lying: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/\/socket$/, (wire) => {
    const server = wire.connectToServer();
    wire.onMessage((message) => (isHeld ? lying.push(() => server.send(message)) : server.send(message)));
  });
  await page.reload();
  await page.locator('.online-strip').waitFor();
  isHeld = true;
  return {
    said: () => lying.length,
    letGo() {
      isHeld = false;
      for (const say of lying.splice(0)) say();
    },
  };
}

test('of two who decide at once both decisions are done, though the second was made upon what stood before', async () => {
  const table = await sitActing();
  const page = table.players.get(ALESSANDRA)!;
  const { said, letGo } = await holdWords(page);
  await table.caughtUp();
  const before = decided(table);
  const mine = moveOf(table, ALESSANDRA);
  await press(table, ALESSANDRA, mine);
  await expect.poll(said).toBe(1);
  await press(table, BASTIANO, certainOf(table, BASTIANO));
  await expect.poll(() => decided(table)).toBe(before + 1);
  await table.caughtUp();
  letGo();
  await expect.poll(() => decided(table)).toBe(before + 2);
  expect(lastOption(table)).toBe(optionId(mine));
  await expect.poll(() => page.locator('.online-notices p').count()).toBe(0);
});
