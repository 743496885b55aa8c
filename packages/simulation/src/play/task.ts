import type { BotName, Budget } from '@bauta/bots';
import type { CharacterId, Difficulty, MemorySetup } from '@bauta/engine';
import { memorySetup, type Pack } from '@bauta/format';
import { type Cell, cellName, partyFor } from './cells.ts';

/** A game to be played: which of its cell. */
export interface Task {
  cell: Cell;
  game: number;
}

export const taskName = ({ cell, game }: Task): string => `${cellName(cell)} ${game}`;

/** All games, the first of every cell before the second of any: the rate then tells how long the rest takes. */
export const tasksOf = (cells: readonly Cell[], games: number): Task[] =>
  Array.from({ length: games }, (_, game) => cells.map((cell) => ({ cell, game }))).flat();

export const setupFor = (pack: Pack, memory: string, party: readonly CharacterId[], difficulty: Difficulty): MemorySetup =>
  memorySetup(pack, memory, { assassins: party, difficulty, seed: '' });

/** What every worker is given. */
export interface CrewOrder {
  /** As JSON: objects that are parsed are as quick as those of the program, cloned ones are not. */
  content: string;
  /** Without seeds. */
  setups: readonly MemorySetup[];
  budget: Budget;
  games: readonly OrderedGame[];
}

/** A game as a worker plays it. */
export interface OrderedGame {
  /** Of its task. */
  name: string;
  /** Which of the set-ups. */
  setup: number;
  seed: string;
  bot: BotName;
}

/** Each set-up once: games differ in their seeds. Every bot meets the same deals, so the seed does not name it. */
export function gamesOf(pack: Pack, seed: string, tasks: readonly Task[]): Pick<CrewOrder, 'setups' | 'games'> {
  const setups = new Map<string, { index: number; setup: MemorySetup }>();
  const games = tasks.map((task) => {
    const { cell, game } = task;
    const { memory, size, difficulty, bot } = cell;
    const party = partyFor(pack.content, size, game);
    const which = `${memory} ${difficulty} ${party.join(' ')}`;
    const known = setups.get(which) ?? { index: setups.size, setup: setupFor(pack, memory, party, difficulty) };
    setups.set(which, known);
    return { name: taskName(task), setup: known.index, seed: `${seed} ${memory} ${size} ${difficulty} ${game}`, bot };
  });
  return { setups: [...setups.values()].map(({ setup }) => setup), games };
}
