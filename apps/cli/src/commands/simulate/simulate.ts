import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonical, hashText } from '@bauta/engine';
import { type Pack, type RunSettings, withParty } from '@bauta/format';
import {
  type Cell,
  cellsOf,
  notesOf,
  page,
  playedBefore,
  type Report,
  reportOf,
  type Shard,
  shardOf,
  table,
  tasksOf,
} from '@bauta/simulation';
import type { Library } from '../../files/library.ts';
import type { OpenPack } from '../../files/packs.ts';
import { isDiskError } from '../../files/save-file.ts';
import { savesFolder } from '../../files/saves-folder.ts';
import { holderOf, openShelf } from '../../files/shelf.ts';
import { readSimulateArgs, type SimulateArgs } from './args.ts';
import { codeDigest } from './code-digest.ts';
import { missingGames, readRuns, takeIn } from './merge-runs.ts';
import { playByQueue } from './play-by-queue.ts';
import { playRun } from './play-run.ts';
import { defaultPath, type OpenRun, openRun } from './run-file.ts';
import { startClock, timesOf } from './run-times.ts';
import { usage } from './usage.ts';

function complain(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/** ./bauta simulate: 0 all games are played, 1 they could not be, 2 bad usage, 130 stopped by the user. */
export async function simulate(words: readonly string[]): Promise<number> {
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) {
    process.stdout.write(usage(savesFolder(process.env)));
    return 0;
  }
  const args = readSimulateArgs(words);
  if (typeof args === 'string') return complain(args, 2);
  const shelf = openShelf(args.packs);
  const holder = typeof shelf === 'string' ? shelf : wantedPack(shelf, args);
  const library = typeof holder === 'string' ? holder : byWishedParty(holder, args);
  if (typeof library === 'string') return complain(library, 2);
  const cells = wantedCells(library, args);
  if (typeof cells === 'string') return complain(cells, 2);
  try {
    return await played(library, args, cells);
  } catch (error) {
    if (isDiskError(error)) return complain(error.message, 1);
    throw error;
  }
}

const memoriesOf = ({ pack }: Library): string[] => Object.keys(pack.content.memories);

/** The one pack that has all memories of the run, or why there is none. */
function wantedPack(shelf: readonly OpenPack[], { memories }: SimulateArgs): Library | string {
  const named = memories ?? [];
  const unknown = named.find((memory) => holderOf(shelf, memory) === undefined);
  if (unknown !== undefined) return `There is no memory "${unknown}". There are: ${shelf.flatMap(memoriesOf).join(', ')}.`;
  const holder = named.length === 0 ? shelf[0]! : holderOf(shelf, named[0]!)!;
  const strange = named.find((memory) => !memoriesOf(holder).includes(memory));
  return strange === undefined ? holder : `"${named[0]}" and "${strange}" are of two packs, and a run plays memories of one.`;
}

/** With the party that plays, or why it cannot. */
function byWishedParty({ pack, lexicon }: Library, { with: name }: SimulateArgs): Library | string {
  if (name === null) return { pack, lexicon };
  if (Object.hasOwn(pack.parties.named, name)) return { pack: withParty(pack, name), lexicon };
  return `The pack has no party "${name}". There are: ${Object.keys(pack.parties.named).join(', ') || 'none'}.`;
}

/** Every line of the table, or why there is none. */
function wantedCells({ pack: { content } }: Library, { memories, sizes, difficulties, bots }: SimulateArgs): Cell[] | string {
  const assassins = Object.keys(content.assassins).length;
  const large = sizes.find((size) => size > assassins);
  if (large !== undefined) return `The pack has ${assassins} assassins, too few for --party ${large}.`;
  const cells = cellsOf(content, { memories: memories ?? Object.keys(content.memories), sizes, difficulties, bots });
  return cells.length > 0 ? cells : 'None of these memories is played on easy.';
}

const settingsOf = ({ content, parties }: Pack, { seed, budget }: SimulateArgs): RunSettings => ({
  content: { id: content.id, version: content.version, sum: hashText(canonical({ content, parties })) },
  code: codeDigest(),
  seed,
  budget,
});

async function played(library: Library, args: SimulateArgs, cells: readonly Cell[]): Promise<number> {
  const settings = settingsOf(library.pack, args);
  const path = args.file === null ? defaultPath(savesFolder(process.env), settings, args.shard) : resolve(args.file);
  const more = readRuns(args.merge, settings);
  if (typeof more === 'string') return complain(more, 2);
  const begun = openRun(path, settings, args.fresh);
  const run = typeof begun === 'string' ? begun : takeIn(begun, more);
  if (typeof run === 'string') return complain(run, 2);
  return args.merge.length > 0 ? merged(library, args, settings, cells, run) : play(library, args, settings, cells, run);
}

/** Nothing is played: who puts parts together wants to know that one is not finished. */
function merged(library: Library, args: SimulateArgs, settings: RunSettings, cells: readonly Cell[], run: OpenRun): number {
  const tasks = tasksOf(cells, args.games);
  const games = playedBefore(run.games, tasks);
  const missing = missingGames(tasks, games);
  if (missing !== '')
    return complain(`${missing} What there is is in \`${run.file.path}\`: the same command without --merge plays the rest.`, 1);
  hand(reportOf(library.pack, settings, cells, args.games, games), args, library);
  return 0;
}

async function play(
  library: Library,
  args: SimulateArgs,
  settings: RunSettings,
  cells: readonly Cell[],
  run: OpenRun,
): Promise<number> {
  const { pack } = library;
  const { path } = run.file;
  const clock = startClock(args.queue);
  const all = tasksOf(cells, args.games);
  const tasks = args.shard === null ? all : shardOf(all, args.shard);
  const order = { pack, settings, tasks, workers: args.workers };
  const ended = args.queue ? await playByQueue(order, run) : await playRun(order, run);
  if (typeof ended === 'string') return complain(ended, 1);
  const { games, played: now, trouble, interrupted } = ended;
  process.stderr.write(clock(now));
  if (trouble !== '') return complain(trouble, 1);
  if (interrupted) return complain(`Stopped. What was played is in \`${path}\`: the same command goes on from there.`, 130);
  process.stderr.write(timesOf(games.values()));
  if (args.shard !== null) return partPlayed(args.shard, tasks.length, all.length, path);
  hand(reportOf(pack, settings, cells, args.games, games), args, library);
  return 0;
}

function partPlayed({ part, of }: Shard, games: number, all: number, path: string): number {
  const sentence = `Part ${part} of ${of}, ${games} of ${all} games, is played and in \`${path}\`.`;
  process.stderr.write(`${sentence} The same command with --merge and the files of all parts shows the results.\n`);
  return 0;
}

function hand(report: Report, { json, html }: SimulateArgs, { pack: { content }, lexicon }: Library): void {
  process.stdout.write(`${table(report.cells)}\n${notesOf(report).join('\n')}\n`);
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (html !== null) writeFileSync(html, page(report, { content, lexicon }));
}
