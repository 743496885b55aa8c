import type { BotName } from '@bauta/bots';
import type { Content, Difficulty } from '@bauta/engine';
import type { GameRecord, RunGame } from '@bauta/format';
import { type Cell, cellsOf, type Summary, summaryOf, taskName } from '@bauta/simulation';
import { type MapOffers, type MeasuredMemory, measured } from './measured.ts';
import type { BalancedMemory } from './targets.ts';

export interface BalanceWishes {
  sizes: readonly number[];
  easy: boolean;
  /** The one that is judged. */
  bot: BotName;
  /** null: nobody aims at the sync. */
  syncBot: BotName | null;
  /** In each cell. */
  games: number;
}

/** What the tables say of one memory, and the cells they were made from. */
export interface PlayedMemory {
  balanced: BalancedMemory;
  measured: MeasuredMemory;
  summaries: readonly Summary[];
}

/** The bot that is judged on normal and easy; on normal also those that it is compared with. */
export function cellsFor(content: Content, memory: string, { sizes, easy, bot, syncBot }: BalanceWishes): Cell[] {
  const aimed = syncBot === null || content.memories[memory]!.sync.length === 0 ? [] : [syncBot];
  const cells = (difficulty: Difficulty, bots: readonly BotName[]): Cell[] =>
    cellsOf(content, { memories: [memory], sizes, difficulties: [difficulty], bots });
  const compared = [...new Set<BotName>([bot, 'random', 'greedy', ...aimed])];
  return [...cells('normal', compared), ...(easy ? cells('easy', [bot]) : [])];
}

function offersOf({ memories }: Content, memory: string): MapOffers {
  const { maps, objectives } = memories[memory]!;
  return {
    squares: maps.reduce((total, { squares }) => total + squares.length, 0),
    spot: maps.some(({ spots }) => spots.length > 0),
    tower: maps.some(({ tower }) => tower !== null),
    chest: maps.some(({ chests }) => chests.length > 0),
    objectives: objectives.length > 1,
    stations: maps.reduce((total, { stations }) => total + stations.length, 0) > 1,
  };
}

/** From the games of the cells that were wished for. */
export function balanced(
  content: Content,
  { memory, title }: { memory: string; title: string },
  wishes: BalanceWishes,
  games: ReadonlyMap<string, RunGame>,
): PlayedMemory {
  const { sync, enemyPhase } = content.memories[memory]!;
  const recordsOf = (cell: Cell): GameRecord[] =>
    Array.from({ length: wishes.games }, (_, game) => games.get(taskName({ cell, game }))!.record);
  const cells = cellsFor(content, memory, wishes);
  const pooled = (bot: BotName | null): GameRecord[] =>
    cells.filter((cell) => cell.bot === bot && cell.difficulty === 'normal').flatMap(recordsOf);
  const summaries = cells.map((cell) => summaryOf(cell, recordsOf(cell), sync.length > 0));
  const summary = (size: number, difficulty: Difficulty, bot: BotName): Summary | undefined =>
    summaries.find((each) => each.size === size && each.difficulty === difficulty && each.bot === bot);
  const teaches = enemyPhase !== 'whole';
  return {
    balanced: {
      title,
      teaches,
      cells: wishes.sizes.map((size) => ({
        size,
        normal: summary(size, 'normal', wishes.bot)!,
        easy: summary(size, 'easy', wishes.bot) ?? null,
        random: summary(size, 'normal', 'random')!,
      })),
    },
    measured: measured(
      { title, teaches, map: offersOf(content, memory), hasSync: sync.length > 0 },
      { judged: pooled(wishes.bot), greedy: pooled('greedy'), aimed: wishes.syncBot === null ? [] : pooled(wishes.syncBot) },
    ),
    summaries,
  };
}
