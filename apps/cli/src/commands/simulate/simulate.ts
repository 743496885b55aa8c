import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonical, hashText } from '@bauta/engine';
import { type Pack, type RunGame, type RunSettings, withParty } from '@bauta/format';
import { type Cell, cellsOf, notesOf, page, type Report, reportOf, table, tasksOf } from '@bauta/simulation';
import type { Library } from '../../files/library.ts';
import type { OpenPack } from '../../files/packs.ts';
import { isDiskError } from '../../files/save-file.ts';
import { savesFolder } from '../../files/saves-folder.ts';
import { holderOf, openShelf } from '../../files/shelf.ts';
import { duration } from '../../terminal/progress.ts';
import { readSimulateArgs, type SimulateArgs } from './args.ts';
import { codeDigest } from './code-digest.ts';
import { playRun } from './play-run.ts';
import { defaultPath, openRun } from './run-file.ts';
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
  const { pack } = library;
  const settings = settingsOf(pack, args);
  const path = args.file === null ? defaultPath(savesFolder(process.env), settings) : resolve(args.file);
  const run = openRun(path, settings, args.fresh);
  if (typeof run === 'string') return complain(run, 2);
  const clock = startClock();
  const tasks = tasksOf(cells, args.games);
  const { games, played: now, trouble, interrupted } = await playRun({ pack, settings, tasks, workers: args.workers }, run);
  process.stderr.write(clock(now));
  if (trouble !== '') return complain(trouble, 1);
  if (interrupted) return complain(`Stopped. What was played is in \`${path}\`: the same command goes on from there.`, 130);
  process.stderr.write(timesOf(games.values()));
  hand(reportOf(pack, settings, cells, args.games, games), args, library);
  return 0;
}

function hand(report: Report, { json, html }: SimulateArgs, { pack: { content }, lexicon }: Library): void {
  process.stdout.write(`${table(report.cells)}\n${notesOf(report).join('\n')}\n`);
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (html !== null) writeFileSync(html, page(report, { content, lexicon }));
}

/** What the games just played took, of the clock and of all cores. */
function startClock(): (games: number) => string {
  const [since, before] = [performance.now(), process.cpuUsage()];
  return (games) => {
    const seconds = (performance.now() - since) / 1000;
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1e6;
    if (games === 0) return 'All games were played before.\n';
    return `${games} games in ${duration(seconds)}, ${cpu.toFixed(1)} s of CPU: ${(cpu / seconds).toFixed(2)} cores used.\n`;
  };
}

/** CPU time of a game, by bot. */
function timesOf(games: Iterable<RunGame>): string {
  const byBot = Map.groupBy(games, ({ bot }) => bot);
  const mean = (each: readonly RunGame[]): number => each.reduce((total, { cpu }) => total + cpu, 0) / each.length;
  const means = [...byBot].map(([bot, each]) => `${bot} ${mean(each).toFixed(1)} ms`);
  return `CPU time of a game: ${means.join(', ')}.\n`;
}
