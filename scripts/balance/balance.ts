// Plays the memories of the campaign by the hundred and writes the table of docs/balance.md. Stopped at any moment it goes on where it was,
// and only games whose memory, rules or bots have changed are played again: node scripts/balance/balance.ts --help
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBotName, NAMES_OF_BOTS, NEWEST_VERSION } from '@bauta/bots';
import { readShard, type Shard } from '@bauta/simulation';
import { codeDigest } from '../../apps/cli/src/commands/simulate/code-digest.ts';
import { partOfName } from '../../apps/cli/src/commands/simulate/run-file.ts';
import { campaignFolders } from '../../apps/cli/src/files/library.ts';
import { type OpenPack, openPack } from '../../apps/cli/src/files/packs.ts';
import { filesByMemory } from './files-by-memory.ts';
import { playCells } from './kept-games.ts';
import { measureTables } from './measure-tables.ts';
import { balanceTables } from './page.ts';
import { type BalanceWishes, balanced, cellsFor, type PlayedMemory } from './played-memory.ts';

const USAGE = `usage: node scripts/balance/balance.ts [OPTION]...

  --memory LIST     memories with commas between (all of the campaign)
  --party LIST      how many assassins: 2, 3, 4 (all)
  --normal          leave easy out
  --games N         games of each cell (400)
  --sync-bot NAME   a bot that aims at the sync, for a column of its own: ${NAMES_OF_BOTS}
  --iterations N    how much mentor thinks about one decision (16)
  --workers N       how many play at the same time (${availableParallelism()} here)
  --folder FOLDER   where the games are kept (data/balance)
  --shard I/N       play part I of N, for N machines, each with a folder of its own or the same; no tables
  --merge FILE...   play nothing: put the games of these files together, and write the tables
  --write           put the tables into docs/balance.md
`;

const root = join(import.meta.dirname, '../..');
const PAGE = join(root, 'docs/balance.md');
const MARKS = ['<!-- tables: begin -->\n', '<!-- tables: end -->\n'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    memory: { type: 'string' },
    party: { type: 'string', default: '2,3,4' },
    normal: { type: 'boolean', default: false },
    'sync-bot': { type: 'string' },
    games: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '16' },
    workers: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: join(root, 'data/balance') },
    shard: { type: 'string' },
    merge: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
function told(line: string, code: number): number {
  tell(line);
  return code;
}

/** Of the diary, in its order, and behind it those that wait for an entry. */
function memoriesOf({ pack: { content }, lexicon: { words } }: OpenPack): { memory: string; title: string }[] {
  const entries = Object.entries(content.book!.entries);
  const titled = Object.keys(content.memories).map((memory) => {
    const entry = entries.find(([, each]) => each.memory === memory)?.[0];
    return { memory, title: words.get(`entry.${entry}.name`) ?? `(${words.get(`memory.${memory}.title`) ?? memory})` };
  });
  const order = ({ title }: { title: string }): string => title.replace(/^\(/, '~');
  return titled.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function write(tables: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  writeFileSync(PAGE, `${page.slice(0, from + MARKS[0].length)}\n${tables}${page.slice(to)}`);
}

/** The part that is played; a sentence when it makes no sense. */
function wishedShard(): Shard | null | string {
  if (positionals.length > 0 && values.merge.length === 0) return `"${positionals[0]}" stands behind no option.`;
  if (values.shard === undefined) return null;
  if (values.merge.length > 0) return '--merge puts the parts together, so it goes without --shard.';
  if (values.write) return 'A part has no tables: --write goes with --merge, when all parts are played.';
  return readShard(values.shard) ?? `--shard is a part of how many, such as 2/3, not "${values.shard}".`;
}

const tablesOf = (played: readonly PlayedMemory[]): string =>
  [balanceTables(played.map(({ balanced: each }) => each)), measureTables(played.map(({ measured }) => measured))].join('\n');

/** Which cells are played, or why that cannot be. */
function wishesOf(games: number): BalanceWishes | string {
  const sizes = values.party.split(',').map(Number);
  if (sizes.some((size) => ![2, 3, 4].includes(size)))
    return `--party is one or more of 2, 3, 4, with commas between; not "${values.party}".`;
  const syncBot = values['sync-bot'] ?? null;
  if (syncBot !== null && !isBotName(syncBot)) return `--sync-bot is one of ${NAMES_OF_BOTS}; not "${syncBot}".`;
  return { sizes, easy: !values.normal, syncBot, games };
}

async function main(): Promise<number> {
  const shard = wishedShard();
  if (typeof shard === 'string') return told(shard, 2);
  const files = filesByMemory([...values.merge, ...positionals]);
  if (typeof files === 'string') return told(files, 2);
  const opened = openPack(campaignFolders());
  if (typeof opened === 'string') throw new Error(opened);
  const { pack } = opened;
  const wanted = values.memory?.split(',');
  const code = codeDigest();
  const [count, iterations, workers] = [values.games, values.iterations, values.workers].map(Number) as [number, number, number];
  const wishes = wishesOf(count);
  if (typeof wishes === 'string') return told(wishes, 2);
  const done: PlayedMemory[] = [];
  const memories = memoriesOf(opened).filter((each) => wanted?.includes(each.memory) ?? true);
  const bare = files.size > 0 ? memories.find(({ memory }) => !files.has(memory)) : undefined;
  if (bare !== undefined)
    return told(`No file of --merge holds games of ${bare.memory}: name one, or leave it out with --memory.`, 2);
  for (const { memory, title } of memories) {
    tell(`${title}:`);
    const merge = files.get(memory) ?? [];
    const job = { pack, folder: values.folder, code, games: count, iterations, workers, shard, merge };
    const { games, trouble, interrupted } = await playCells(job, cellsFor(pack.content, memory, wishes), tell);
    if (trouble !== '') return told(trouble, 1);
    if (interrupted) return told('Stopped: the same command goes on from here.', 130);
    if (shard === null) done.push(balanced(pack.content, { memory, title }, wishes, games));
  }
  if (shard !== null)
    return told(
      `Part ${shard.part} of ${shard.of} is played. Its games are in ${values.folder}, in files ending in ${partOfName(shard)}.jsonl.`,
      0,
    );
  const budget = `mentor@${NEWEST_VERSION} with ${iterations} iterations a decision, ${count} games in each cell and bot; content ${pack.content.version}, code ${code}`;
  const tables = `${tablesOf(done)}\n(${budget}.)\n\n`;
  process.stdout.write(tables);
  if (values.write) write(tables);
  return 0;
}

if (values.help) process.stdout.write(USAGE);
else process.exitCode = await main();
