import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotName, isBotName, NAMES_OF_BOTS } from '@bauta/bots';
import { readShard, type Shard } from '@bauta/simulation';
import { SAMPLE_PARTS, type SamplePart } from './samples/sample-tasks.ts';

export const root = join(import.meta.dirname, '../..');

export const USAGE = `usage: node scripts/balance/balance.ts [OPTION]...

  --pack LIST       the campaign of these packs, with commas between, the last on top (the one that ships)
  --memory LIST     memories with commas between (all of the campaign)
  --party LIST      how many assassins: 2, 3, 4 (all)
  --normal          leave easy out
  --games N         games of each cell (400)
  --bot NAME        the bot whose games are judged (mentor)
  --sync-bot NAME   a bot that aims at the sync, for a column of its own: ${NAMES_OF_BOTS}
  --iterations N    how much mentor thinks about one decision (16)
  --swing           measure, in place of the tables, how far one roll moves the chance (40 greedy games of each party size)
  --room            measure, in place of the tables, how many options are as good as the best (20 positions of a memory)
  --workers N       how many play at the same time (${availableParallelism()} here)
  --folder FOLDER   where the games are kept (data/balance)
  --shard I/N       play part I of N, for N machines, each with a folder of its own or the same; no tables
  --merge FILE...   play nothing: put the games of these files together, and write the tables
  --html FILE       the tables as a page with plots, and what swing and room have measured before
  --write           put what was measured into docs/balance.md
`;

export interface BalanceOptions {
  /** null: the campaign that ships. */
  packs: readonly string[] | null;
  /** null: all. */
  memories: readonly string[] | null;
  sizes: readonly number[];
  easy: boolean;
  bot: BotName;
  syncBot: BotName | null;
  /** null: as many as the tables, or the part, are meant to have. */
  games: number | null;
  iterations: number;
  /** Measured in place of the tables. */
  parts: readonly SamplePart[];
  workers: number;
  folder: string;
  /** null: the whole. */
  shard: Shard | null;
  merge: readonly string[];
  html: string | null;
  write: boolean;
  help: boolean;
}

const CONFIG = {
  allowPositionals: true,
  options: {
    pack: { type: 'string' },
    memory: { type: 'string' },
    party: { type: 'string', default: '2,3,4' },
    normal: { type: 'boolean', default: false },
    games: { type: 'string' },
    bot: { type: 'string', default: 'mentor' },
    'sync-bot': { type: 'string' },
    iterations: { type: 'string', default: '16' },
    swing: { type: 'boolean', default: false },
    room: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: join(root, 'data/balance') },
    shard: { type: 'string' },
    merge: { type: 'string', multiple: true },
    html: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
} as const;

/** What is wrong, in a sentence. */
class OptionsWrong extends Error {}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new OptionsWrong(`--${name} is a whole number of 1 or more, not "${text}".`);
  return Number(text);
}

function sizesOf(text: string): number[] {
  const sizes = [...new Set(text.split(',').map(Number))];
  if (sizes.every((size) => [2, 3, 4].includes(size))) return sizes.sort();
  throw new OptionsWrong(`--party is one or more of 2, 3, 4, with commas between; not "${text}".`);
}

function botIn(option: string, name: string): BotName {
  if (isBotName(name)) return name;
  throw new OptionsWrong(`--${option} is one of ${NAMES_OF_BOTS}; not "${name}".`);
}

function shardIn(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const shard = readShard(text);
  if (shard === null) throw new OptionsWrong(`--shard is a part of how many, such as 2/3, not "${text}".`);
  return shard;
}

/** What makes no sense together. */
function checkTogether({ shard, merge, write, parts }: BalanceOptions, positionals: readonly string[]): void {
  if (positionals.length > 0 && merge.length === positionals.length)
    throw new OptionsWrong(`"${positionals[0]}" stands behind no option.`);
  if (parts.length > 0 && (shard !== null || merge.length > 0))
    throw new OptionsWrong(`--${parts[0]} is measured on one machine, so it goes without --shard and --merge.`);
  if (shard !== null && merge.length > 0) throw new OptionsWrong('--merge puts the parts together, so it goes without --shard.');
  if (shard !== null && write)
    throw new OptionsWrong('A part has no tables: --write goes with --merge, when all parts are played.');
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ ...CONFIG, args: [...words] });
  } catch (error) {
    throw new OptionsWrong((error as Error).message);
  }
}

function fill(words: readonly string[]): BalanceOptions {
  const { values, positionals } = parse(words);
  const options: BalanceOptions = {
    packs: values.pack?.split(',') ?? null,
    memories: values.memory?.split(',') ?? null,
    sizes: sizesOf(values.party),
    easy: !values.normal,
    bot: botIn('bot', values.bot),
    syncBot: values['sync-bot'] === undefined ? null : botIn('sync-bot', values['sync-bot']),
    games: values.games === undefined ? null : wholeNumber('games', values.games),
    iterations: wholeNumber('iterations', values.iterations),
    parts: SAMPLE_PARTS.filter((part) => values[part]),
    workers: wholeNumber('workers', values.workers),
    folder: values.folder,
    shard: shardIn(values.shard),
    merge: [...(values.merge ?? []), ...positionals],
    html: values.html ?? null,
    write: values.write,
    help: values.help,
  };
  checkTogether(options, positionals);
  return options;
}

/** The options, or what is wrong with them. */
export function readOptions(words: readonly string[]): BalanceOptions | string {
  try {
    return fill(words);
  } catch (error) {
    if (error instanceof OptionsWrong) return error.message;
    throw error;
  }
}
