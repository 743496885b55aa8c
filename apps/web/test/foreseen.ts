import { createBot } from '@bauta/bots';
import { apply, type Command, type Game, type GameEvent, isRefusal, memoryRules, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import type { BrowserContext } from 'playwright-core';
import { venicePack } from '../../../test/support/packs/venice-pack.ts';

/** What the page draws its first seed and ids from: in a test they are the same each time. */
const drawn = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** In the page. */
export function drawInOrder(): void {
  let count = 0;
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('only keys are drawn');
    const digits = String(count++).padStart(2 * bytes.length, '0');
    bytes.set(Array.from(bytes, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)));
    return bytes;
  };
}

export async function foreseeChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(drawInOrder);
}

export interface Foreseen {
  /** Before the command. */
  game: Game;
  command: Command;
  /** What it leads to. */
  events: readonly GameEvent[];
  after: Game;
}

/** What is answered to the question being asked; null: no more is played. */
export type Choose = (game: Game) => Command | null;

/** The memory that the page deals first, as `choose` plays it, decision by decision. */
export function foreseen(memory: string, assassins: readonly string[], choose: Choose) {
  const setup = memorySetup(venicePack, memory, { assassins, difficulty: 'normal', seed: drawn(0), players: 1 });
  const begun = setUp(venicePack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const moves: Foreseen[] = [];
  let { game } = begun;
  for (let command = choose(game); command !== null; command = choose(game)) {
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    moves.push({ game, command, events: done.events, after: done.game });
    game = done.game;
  }
  return { setUp: begun, moves, end: game };
}

/** As the mentor would play it, to its end. */
export function byMentor(): Choose {
  const bot = createBot('mentor', 'browser', { iterations: 16 });
  return (game) => (memoryRules.question(game) === null ? null : bot.choose(game));
}
