import { apply, type Command, type Game, hash, isNewInformation, isRefusal, memoryRules, optionId } from '@bauta/engine';
import { expect, vi } from 'vitest';
import { type OnlineTable, onlineTable } from '../src/session/online/online-table.ts';
import { FakeTableServer } from './fake-table-server.ts';
import { practiceGame } from './practice-game.ts';

export const isLearnt = (game: Game, command: Command): boolean => {
  const done = apply(game, command);
  return !isRefusal(done) && done.events.some(isNewInformation);
};

/** Of the one that is looked at. */
export const own = (game: Game): readonly Command[] =>
  memoryRules.question(game)!.options.filter((command) => !('by' in command) || command.by === game.characters[0]!.id);
export const certain = (game: Game): Command => own(game).find((command) => !isLearnt(game, command))!;
export const chancy = (game: Game): Command => own(game).find((command) => isLearnt(game, command))!;
export const others = (game: Game): Command =>
  memoryRules.question(game)!.options.find((command) => 'by' in command && command.by === game.characters[1]!.id)!;

/** What the other can do, one after the other, until something is revealed and the same is asked still. */
export function revealing(game: Game, most = 3): readonly Command[] | null {
  const by = game.characters[1]!.id;
  if (most === 0) return null;
  for (const command of memoryRules.question(game)!.options.filter((each) => 'by' in each && each.by === by)) {
    const done = apply(game, command);
    if (isRefusal(done) || memoryRules.question(done.game)?.step.step !== 'assassin-phase') continue;
    if (isLearnt(game, command)) return [command];
    const rest = revealing(done.game, most - 1);
    if (rest !== null) return [command, ...rest];
  }
  return null;
}

/** Both have entered the map. */
export function acting(memory: 'practice-1' | 'practice-3' = 'practice-1'): FakeTableServer {
  const server = new FakeTableServer(practiceGame(memory));
  while (server.game.phase !== 'assassin') server.play(optionId(memoryRules.question(server.game)!.options[0]!), 'bea');
  return server;
}

export async function sit(server: FakeTableServer): Promise<OnlineTable> {
  const table = onlineTable('code', server.open);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.link.value).toEqual({ is: 'there' });
  return table;
}

export const seen = (table: OnlineTable): string => hash(table.position.value as Game);
export const saidOf = (server: FakeTableServer, type: string): unknown[] =>
  server.heard.filter((message) => message.type === type);

export const playedIn = (table: OnlineTable): string[] =>
  table.decisions.value.flatMap(({ command }) => (command === null ? [] : [optionId(command as Command)]));
