import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, DIFFICULTIES, hashText, isRefusal, type MemorySetup, setUp } from '@bauta/engine';
import { type Pack, RUN_FORMAT, type RunGame, type RunSettings, readRun, runLine } from '@bauta/format';
import {
  type Cell,
  campaignDeck,
  cellsOf,
  gameName,
  gamesOf,
  playedBefore,
  type Shard,
  shardOf,
  type Task,
  tasksOf,
} from '@bauta/simulation';
import { missingGames, readRuns, takeIn } from '../../apps/cli/src/commands/simulate/merge-runs.ts';
import { playRun } from '../../apps/cli/src/commands/simulate/play-run.ts';
import { type OpenRun, openRun, partOfName } from '../../apps/cli/src/commands/simulate/run-file.ts';
import { append } from '../../apps/cli/src/files/save-file.ts';

export interface BalanceJob {
  pack: Pack;
  /** Where the games are kept. */
  folder: string;
  /** The digest of rules and bots. */
  code: string;
  games: number;
  iterations: number;
  workers: number;
  /** The part that this machine plays; null: all. */
  shard: Shard | null;
  /** Files of the memory's games that are put together, instead of playing; none: the games are played. */
  merge: readonly string[];
}

export interface KeptGames {
  /** By name of the task. */
  games: ReadonlyMap<string, RunGame>;
  /** How many were played now. */
  played: number;
  /** '' or why not all were played. */
  trouble: string;
  interrupted: boolean;
}

export const SEED = 'balance';
/** So many games of each cell are played again before those of other code count. */
const CHECKS = 3;

/** Of everything that a game of the memory is played with and noted by: no other memory is in it, nor a card that does not come into play here. */
export function memoryDigest(pack: Pack, memory: string): string {
  const { content } = pack;
  const cells = cellsOf(content, { memories: [memory], sizes: [2, 3, 4], difficulties: DIFFICULTIES, bots: ['random'] });
  const { setups } = gamesOf(pack, '', tasksOf(cells, 12));
  const found = campaignDeck(content, memory).map((card) => content.cards[card]!);
  return hashText(canonical([setups.map((setup) => playedWith(pack, setup)), found, RUN_FORMAT]));
}

function playedWith({ content }: Pack, setup: MemorySetup): unknown {
  const begun = setUp(content, { ...setup, seed: 'any' });
  if (isRefusal(begun)) throw new Error(`the set-up is refused: ${begun.refused} (${begun.rule})`);
  return [begun.game.content, { ...setup, content: null }];
}

const settingsOf = ({ code, iterations }: BalanceJob, memory: string, sum: string): RunSettings => ({
  content: { id: memory, version: '', sum },
  code,
  seed: SEED,
  budget: { iterations },
});

function opened(path: string, settings: RunSettings): OpenRun {
  const run = openRun(path, settings, false);
  if (typeof run === 'string') throw new Error(run);
  return run;
}

/** Plays what is missing of a memory's cells; what was played with the same content is kept. */
export async function playCells(job: BalanceJob, cells: readonly Cell[], tell: (line: string) => void): Promise<KeptGames> {
  const { pack, folder, code, games, iterations, workers, shard } = job;
  const memory = cells[0]!.memory;
  const sum = memoryDigest(pack, memory);
  const name = `${memory}.${sum}.${iterations}`;
  const path = join(folder, `${name}.${code}${partOfName(shard)}.jsonl`);
  const settings = settingsOf(job, memory, sum);
  const open = () => opened(path, settings);
  const play = (tasks: readonly Task[]) => playRun({ pack, settings, tasks, workers }, open());
  const wanted = tasksOf(cells, games);
  if (job.merge.length > 0) return put(job.merge, settings, open, wanted);
  const old = open().games.length > cells.length * CHECKS ? [] : elsewhere(folder, name, code);
  if (old.length > 0) {
    const tried = await play(tasksOf(cells, Math.min(games, CHECKS)));
    if (tried.trouble !== '' || tried.interrupted) return tried;
    const { differ, same } = compared(old, tried.games);
    if (differ === 0 && same > 0)
      append(
        open().file,
        old
          .filter((game) => !tried.games.has(gameName(game)))
          .map(runLine)
          .join(''),
      );
    tell(verdict(memory, differ, same, old.length));
  }
  return play(shard === null ? wanted : shardOf(wanted, shard));
}

/** The games of several files; nothing is played. */
function put(paths: readonly string[], settings: RunSettings, open: () => OpenRun, tasks: readonly Task[]): KeptGames {
  const more = readRuns(paths, settings);
  const run = typeof more === 'string' ? more : takeIn(open(), more);
  if (typeof run === 'string') return { games: new Map(), played: 0, trouble: run, interrupted: false };
  const games = playedBefore(run.games, tasks);
  return { games, played: 0, trouble: missingGames(tasks, games), interrupted: false };
}

/** The games of the same content by other code, the most there are. */
function elsewhere(folder: string, name: string, code: string): readonly RunGame[] {
  const runs = globSync(`${name}.*.jsonl`, { cwd: folder })
    .filter((each) => !each.startsWith(`${name}.${code}.`))
    .map((each) => readRun(readFileSync(join(folder, each), 'utf8')));
  const kept = runs.flatMap((read) => ('run' in read ? [read.run.games] : []));
  return kept.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** How many of the games that were played again came out otherwise, and how many the same. */
function compared(old: readonly RunGame[], now: ReadonlyMap<string, RunGame>): { differ: number; same: number } {
  const again = old.flatMap((game) => (now.has(gameName(game)) ? [[game, now.get(gameName(game))!] as const] : []));
  const same = again.filter(([a, b]) => canonical(a.record) === canonical(b.record)).length;
  return { differ: again.length - same, same };
}

function verdict(memory: string, differ: number, same: number, all: number): string {
  if (differ > 0 || same === 0)
    return `${memory}: ${differ} of ${differ + same} games come out otherwise than by the code before, so all are played anew.`;
  return `${memory}: ${same} games came out the same as by the code before, so its ${all} games count.`;
}
