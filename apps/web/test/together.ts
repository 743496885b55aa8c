import { createBot } from '@bauta/bots';
import { type CharacterId, type Command, type Game, memoryRules, optionId } from '@bauta/engine';
import { ownerOf } from '@bauta/session';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { OnlineTable } from '../src/session/online/online-table.ts';
import { newGuest, tableOf } from './guest.ts';
import { openPage } from './page.ts';
import { byPointer, inPanel, select } from './player.ts';
import { openTable, sitDown, withName } from './sit-down.ts';

/** Some players, each with a browser and an assassin of their own, and one who only watches: what is done is chosen by what they see. */
export interface Together {
  code: string;
  players: ReadonlyMap<CharacterId, Page>;
  watched: OnlineTable;
  game(): Game;
  /** As the mentor would, by whoever it belongs to; null when the memory has ended. Not waited for. */
  choose(): Command | null;
  press(command: Command): Promise<void>;
  /** Everyone has seen as much as the one who watches. */
  caughtUp(): Promise<void>;
}

const idOf = (name: string): CharacterId => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A guest who has only a cookie. */
async function watch(address: string, code: string): Promise<OnlineTable> {
  const table = tableOf(address, code, await newGuest(address, 'Watch'));
  onTestFinished(() => table.close());
  await expect.poll(() => table.followed.value !== null).toBe(true);
  return table;
}

export async function sitTogether(address: string, names: readonly string[], losesServer = false): Promise<Together> {
  const host = await openPage({ address, losesServer });
  const link = await openTable(host, names);
  const pages = [host];
  for (const name of names.slice(1)) {
    const page = await openPage({ address, losesServer });
    await page.goto(link);
    await withName(page, `Player of ${name}`);
    pages.push(page);
  }
  for (const [index, name] of names.entries()) await sitDown(pages[index]!, name);
  const code = decodeURIComponent(link.split('/').at(-1)!);
  const watched = await watch(address, code);
  const game = (): Game => watched.position.value as Game;
  const players = new Map(names.map((name, index) => [idOf(name), pages[index]!]));
  const bot = createBot('mentor', 'browser', { iterations: 16 });
  const decided = (): number => watched.followed.value!.n;
  const hasSeenAll = (page: Page): Promise<void> =>
    expect.poll(() => page.locator('.online-table').getAttribute('data-decided')).toBe(String(decided()));

  return {
    code,
    players,
    watched,
    game,
    choose: () => (memoryRules.question(game()) === null ? null : bot.choose(game())),
    async press(command) {
      const page = players.get(ownerOf(command, game()) ?? '') ?? [...players.values()][decided() % players.size]!;
      await hasSeenAll(page);
      await select(page, { game: game(), command }, byPointer);
      await inPanel(page, { command }, byPointer);
    },
    async caughtUp() {
      for (const page of players.values()) await hasSeenAll(page);
    },
  };
}

/** One decision. */
export async function playOn(table: Together): Promise<boolean> {
  const command = table.choose();
  if (command === null) return false;
  const before = table.watched.followed.value!.n;
  await table.press(command);
  await expect.poll(() => table.watched.followed.value!.n, { message: optionId(command) }).toBe(before + 1);
  return true;
}
