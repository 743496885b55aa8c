import type { Budget } from '@bauta/bots';
import { isByApprentices, type Pack, type RunGame, type RunSettings } from '@bauta/format';
import { type Cell, choicesOf } from '../play/cells.ts';
import { taskName } from '../play/task.ts';
import { type Summary, summaryOf } from './summary.ts';

/** All that a run has to tell; nothing in it differs between two runs of the same games. */
export interface Report {
  settings: RunSettings;
  /** In each cell. */
  games: number;
  /** The parties that take turns, by size. */
  parties: Record<string, string[][]>;
  /** The party that plays each memory; '': the usual one. Apprentices play a campaign's first. */
  played: Record<string, string>;
  cells: Summary[];
}

export function reportOf(
  pack: Pack,
  settings: RunSettings,
  cells: readonly Cell[],
  count: number,
  games: ReadonlyMap<string, RunGame>,
): Report {
  const { content, parties } = pack;
  const sizes = [...new Set(cells.map(({ size }) => size))];
  const assassins = Object.keys(content.assassins);
  const memories = [...new Set(cells.map(({ memory }) => memory))];
  return {
    settings,
    games: count,
    parties: Object.fromEntries(sizes.map((size) => [size, choicesOf(assassins, size)])),
    played: Object.fromEntries(
      memories.map((memory) => [memory, isByApprentices(pack, memory) ? 'apprentices' : (parties.ofMemory[memory] ?? '')]),
    ),
    cells: cells.map((cell) => {
      const records = Array.from({ length: count }, (_, game) => games.get(taskName({ cell, game }))!.record);
      return summaryOf(cell, records, content.memories[cell.memory]!.sync.length > 0);
    }),
  };
}

export const showBudget = (budget: Budget): string =>
  'iterations' in budget
    ? `${budget.iterations} ${budget.iterations === 1 ? 'iteration' : 'iterations'} a decision`
    : `${budget.milliseconds} ms a decision, so that mentor's games are not the same twice`;

/** What must be known to read the figures. */
export function notesOf({ settings, games, parties, played }: Report): string[] {
  const { content, code, seed, budget } = settings;
  const choices = Object.entries(parties).map(([size, each]) => `${each.length} of ${size}`);
  const by = Object.entries(played).map(([memory, name]) => `${memory} by ${name === '' ? 'the usual one' : name}`);
  return [
    `${games} games in each line; every bot meets the same deals. Intervals are Wilson's at 95 %.`,
    `Parties take turns: every choice of assassins (${choices.join(', ')}) plays as often. Their level and cards are those of a party of the pack: ${by.join(', ')}. In a campaign's memories, its first apart, each game deals them two more cards of the equipment deck a campaign has there.`,
    `Budget of a bot that searches: ${showBudget(budget)}. Seed ${seed}, content ${content.id} ${content.version} (${content.sum}), code ${code}.`,
  ];
}
