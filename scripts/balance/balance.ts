// Plays the memories of the campaign by the hundred and writes the tables of docs/balance.md. Stopped at any moment it goes on where it was,
// and only games whose memory, rules or bots have changed are played again: node scripts/balance/balance.ts --help
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunGame } from '@bauta/format';
import type { SampledMemory } from '@bauta/simulation';
import { codeDigest } from '../../apps/cli/src/commands/simulate/code-digest.ts';
import { partOfName } from '../../apps/cli/src/commands/simulate/run-file.ts';
import { campaignFolders } from '../../apps/cli/src/files/library.ts';
import { type OpenPack, openPack } from '../../apps/cli/src/files/packs.ts';
import { balanceHtml, type TitledMemory } from './balance-html.ts';
import { writePart } from './balance-page.ts';
import { withVersion } from './bot-version.ts';
import { filesByMemory } from './files-by-memory.ts';
import { playCells } from './kept-games.ts';
import { measureTables } from './measure-tables.ts';
import { type BalanceOptions, readOptions, root, USAGE } from './options.ts';
import { balanceTables } from './page.ts';
import { type BalanceWishes, balanced, cellsFor, type PlayedMemory } from './played-memory.ts';
import { playSamples } from './samples/kept-samples.ts';
import { roomTable, swingTable } from './samples/sample-tables.ts';
import type { SamplePart } from './samples/sample-tasks.ts';

const PAGE = join(root, 'docs/balance.md');
const STOPPED = 'Stopped: the same command goes on from here.';

interface BalanceRun {
  options: BalanceOptions;
  opened: OpenPack;
  memories: readonly TitledMemory[];
  /** The digest of rules and bots. */
  code: string;
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
function told(line: string, code: number): number {
  tell(line);
  return code;
}

/** Of the diary, in its order, and behind it those that wait for an entry. */
function memoriesOf({ pack: { content }, lexicon: { words } }: OpenPack): TitledMemory[] {
  const entries = Object.entries(content.book!.entries);
  const titled = Object.keys(content.memories).map((memory) => {
    const entry = entries.find(([, each]) => each.memory === memory)?.[0];
    return { memory, title: words.get(`entry.${entry}.name`) ?? `(${words.get(`memory.${memory}.title`) ?? memory})` };
  });
  const order = ({ title }: { title: string }): string => title.replace(/^\(/, '~');
  return titled.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Shown, and put into the page where that is wished. */
function hand({ options }: BalanceRun, part: string, text: string): void {
  process.stdout.write(text);
  if (options.write) writePart(PAGE, part, text);
}

const COUNTS: Readonly<Record<SamplePart, number>> = { swing: 40, room: 20 };
const SHOWN = { swing: swingTable, room: roomTable } as const;
const OF_WHAT = { swing: 'games of each party size', room: 'positions of each memory' } as const;

async function samplePart(run: BalanceRun, part: SamplePart): Promise<number> {
  const { opened, code, memories, options } = run;
  const { pack } = opened;
  const { sizes, folder, workers } = options;
  const count = options.games ?? COUNTS[part];
  const done: SampledMemory[] = [];
  for (const { memory, title } of memories) {
    tell(`${title}, ${part}:`);
    const { samples, interrupted } = await playSamples({ pack, folder, code, sizes, count, workers }, part, memory);
    if (interrupted) return told(STOPPED, 130);
    done.push({ title, samples });
  }
  const by = `${withVersion('greedy')}, ${sizes.join(', ')} assassins, ${count} ${OF_WHAT[part]}; content ${pack.content.id} ${pack.content.version}, code ${code}`;
  hand(run, part, `${SHOWN[part](done)}\n(${by}.)\n\n`);
  return 0;
}

async function tablePart(run: BalanceRun): Promise<number> {
  const { opened, code, memories, options } = run;
  const { pack } = opened;
  const { sizes, easy, bot, syncBot, folder, iterations, workers, shard } = options;
  const wishes: BalanceWishes = { sizes, easy, bot, syncBot, games: options.games ?? 400 };
  const files = filesByMemory([...options.merge]);
  if (typeof files === 'string') return told(files, 2);
  const bare = files.size > 0 ? memories.find(({ memory }) => !files.has(memory)) : undefined;
  if (bare !== undefined)
    return told(`No file of --merge holds games of ${bare.memory}: name one, or leave it out with --memory.`, 2);
  const done: PlayedMemory[] = [];
  const played = new Map<string, RunGame>();
  for (const { memory, title } of memories) {
    tell(`${title}:`);
    const job = { pack, folder, code, games: wishes.games, iterations, workers, shard, merge: files.get(memory) ?? [] };
    const { games, trouble, interrupted } = await playCells(job, cellsFor(pack.content, memory, wishes), tell);
    if (trouble !== '') return told(trouble, 1);
    if (interrupted) return told(STOPPED, 130);
    for (const [name, game] of games) played.set(name, game);
    if (shard === null) done.push(balanced(pack.content, { memory, title }, wishes, games));
  }
  if (shard !== null)
    return told(
      `Part ${shard.part} of ${shard.of} is played. Its games are in ${folder}, in files ending in ${partOfName(shard)}.jsonl.`,
      0,
    );
  const by = `${withVersion(bot)} with ${iterations} iterations a decision, ${wishes.games} games in each cell and bot; content ${pack.content.id} ${pack.content.version}, code ${code}`;
  if (options.html !== null) {
    const cells = memories.flatMap(({ memory }) => cellsFor(pack.content, memory, wishes));
    writeFileSync(options.html, balanceHtml({ opened, memories, code, folder, iterations }, cells, wishes.games, played));
  }
  hand(run, 'tables', `${balanceTables(done.map((each) => each.balanced))}\n(${by}.)\n\n`);
  hand(run, 'measures', `${measureTables(done.map((each) => each.measured))}\n(${by}.)\n\n`);
  return 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') return told(options, 2);
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const opened = openPack(options.packs ?? campaignFolders());
  if (typeof opened === 'string') return told(opened, 2);
  if (opened.pack.content.book === null) return told(`The pack ${opened.pack.content.id} has no campaign.`, 2);
  const all = memoriesOf(opened);
  const unknown = options.memories?.find((name) => !all.some(({ memory }) => memory === name));
  if (unknown !== undefined)
    return told(`There is no memory "${unknown}". There are: ${all.map(({ memory }) => memory).join(', ')}.`, 2);
  const memories = all.filter(({ memory }) => options.memories?.includes(memory) ?? true);
  const run: BalanceRun = { options, opened, memories, code: codeDigest() };
  if (options.parts.length === 0) return tablePart(run);
  for (const part of options.parts) {
    const exit = await samplePart(run, part);
    if (exit !== 0) return exit;
  }
  return 0;
}

process.exitCode = await main();
