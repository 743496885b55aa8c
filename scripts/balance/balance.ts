// Plays the memories of the campaign by the hundred and writes the table of docs/balance.md. Stopped at any moment it goes on where it was,
// and only games whose memory, rules or bots have changed are played again: node scripts/balance/balance.ts --help
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotName } from '@bauta/bots';
import type { Pack, RunGame } from '@bauta/format';
import { type Cell, cellsOf, type Summary, summaryOf, taskName } from '@bauta/simulation';
import { codeDigest } from '../../apps/cli/src/commands/simulate/code-digest.ts';
import { campaignFolders } from '../../apps/cli/src/files/library.ts';
import { type OpenPack, openPack } from '../../apps/cli/src/files/packs.ts';
import { playCells } from './kept-games.ts';
import { balanceTables } from './page.ts';
import type { BalancedMemory } from './targets.ts';

const USAGE = `usage: node scripts/balance/balance.ts [OPTION]...

  --memory LIST     memories with commas between (all of the campaign)
  --games N         games of each cell (400)
  --iterations N    how much mentor thinks about one decision (16)
  --workers N       how many play at the same time (${availableParallelism()} here)
  --folder FOLDER   where the games are kept (data/balance)
  --write           put the tables into docs/balance.md
`;

const root = join(import.meta.dirname, '../..');
const PAGE = join(root, 'docs/balance.md');
const MARKS = ['<!-- tables: begin -->\n', '<!-- tables: end -->\n'] as const;
const BOTS: readonly BotName[] = ['mentor', 'random'];

const { values } = parseArgs({
  options: {
    memory: { type: 'string' },
    games: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '16' },
    workers: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: join(root, 'data/balance') },
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

const cellsFor = ({ content }: Pack, memory: string): Cell[] =>
  cellsOf(content, { memories: [memory], sizes: [2, 3, 4], difficulties: ['normal', 'easy'], bots: BOTS });

function balanced(pack: Pack, memory: string, title: string, count: number, games: ReadonlyMap<string, RunGame>): BalancedMemory {
  const { sync, enemyPhase, easy } = pack.content.memories[memory]!;
  const summary = (size: number, difficulty: Cell['difficulty'], bot: BotName): Summary => {
    const cell: Cell = { memory, size, difficulty, bot };
    const records = Array.from({ length: count }, (_, game) => games.get(taskName({ cell, game }))!.record);
    return summaryOf(cell, records, sync.length > 0);
  };
  const cells = [2, 3, 4].map((size) => ({
    size,
    normal: summary(size, 'normal', 'mentor'),
    easy: easy ? summary(size, 'easy', 'mentor') : null,
    random: summary(size, 'normal', 'random'),
  }));
  return { title, teaches: enemyPhase !== 'whole', cells };
}

function write(tables: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  writeFileSync(PAGE, `${page.slice(0, from + MARKS[0].length)}\n${tables}${page.slice(to)}`);
}

async function main(): Promise<number> {
  const opened = openPack(campaignFolders());
  if (typeof opened === 'string') throw new Error(opened);
  const { pack } = opened;
  const wanted = values.memory?.split(',');
  const code = codeDigest();
  const [count, iterations, workers] = [values.games, values.iterations, values.workers].map(Number) as [number, number, number];
  const done: BalancedMemory[] = [];
  for (const { memory, title } of memoriesOf(opened).filter((each) => wanted?.includes(each.memory) ?? true)) {
    tell(`${title}:`);
    const job = { pack, folder: values.folder, code, games: count, iterations, workers };
    const { games, trouble, interrupted } = await playCells(job, cellsFor(pack, memory), tell);
    if (trouble !== '') return told(trouble, 1);
    if (interrupted) return told('Stopped: the same command goes on from here.', 130);
    done.push(balanced(pack, memory, title, count, games));
  }
  const budget = `mentor with ${iterations} iterations a decision, ${count} games in each cell and bot; content ${pack.content.version}, code ${code}`;
  const tables = `${balanceTables(done)}\n(${budget}.)\n\n`;
  process.stdout.write(tables);
  if (values.write) write(tables);
  return 0;
}

if (values.help) process.stdout.write(USAGE);
else process.exitCode = await main();
