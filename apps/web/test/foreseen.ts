import { createBot } from '@bauta/bots';
import { apply, type Command, decision, type Game, type GameEvent, isRefusal, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import type { BrowserContext } from 'playwright-core';
import { venicePack } from '../../../test/venice/venice-pack.ts';

/** What the page draws its first seed and ids from: in a test they are the same each time. */
const drawn = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

export async function foreseeChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let count = 0;
    crypto.randomUUID = () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`;
  });
}

export interface Foreseen {
  /** Before the command. */
  game: Game;
  command: Command;
  /** What it leads to. */
  events: readonly GameEvent[];
}

/** How a bot would play the memory that the page deals first, decision by decision, to its end. */
export function foreseen(memory: string, assassins: readonly string[]): { moves: Foreseen[]; end: Game } {
  const setup = memorySetup(venicePack, memory, { assassins, difficulty: 'normal', seed: drawn(0), players: 1 });
  const begun = setUp(venicePack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const bot = createBot('mentor', 'browser', { iterations: 16 });
  const moves: Foreseen[] = [];
  let { game } = begun;
  while (decision(game) !== null) {
    const command = bot.choose(game);
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    moves.push({ game, command, events: done.events });
    game = done.game;
  }
  return { moves, end: game };
}
