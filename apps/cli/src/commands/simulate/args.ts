import { availableParallelism } from 'node:os';
import { type BotName, type Budget, DEFAULT_BUDGET, isBotName, NAMES_OF_BOTS } from '@bauta/bots';
import { DIFFICULTIES, type Difficulty } from '@bauta/engine';
import { readShard, type Shard } from '@bauta/simulation';
import { say } from '@bauta/text';
import { openWords } from '../../files/library.ts';
import { type CampaignArgs, readCampaignArgs } from '../args.ts';

export interface SimulateArgs {
  /** null: all of the pack, the first of those that ship. */
  memories: readonly string[] | null;
  sizes: readonly number[];
  difficulties: readonly Difficulty[];
  bots: readonly BotName[];
  games: number;
  seed: string;
  budget: Budget;
  workers: number;
  file: string | null;
  json: string | null;
  html: string | null;
  fresh: boolean;
  /** The part that this machine plays; null: all. */
  shard: Shard | null;
  /** Files whose games are put together, instead of playing; none: the games are played. */
  merge: readonly string[];
  /** Workers of the queue play. */
  queue: boolean;
  /** A party of the pack that plays every memory; null: the one that the memory names. */
  with: string | null;
  /** None: those that ship with the program. */
  packs: readonly string[];
}

const SINGLE = ['games', 'seed', 'iterations', 'ms', 'workers', 'file', 'json', 'html', 'with', 'shard'] as const;
const LISTS = ['memory', 'party', 'difficulty', 'bot'] as const;
type Values = Readonly<Record<string, readonly string[]>>;

/** What is wrong, in a sentence. */
class ArgsWrong extends Error {}

function wordsOf(values: Values, name: (typeof LISTS)[number], missing: readonly string[]): string[] {
  const words = values[name]?.flatMap((value) => value.split(',')).map((word) => word.trim());
  return words === undefined ? [...missing] : [...new Set(words)];
}

/** Words of a closed set. */
function chosen<T extends string>(values: Values, name: (typeof LISTS)[number], from: readonly T[], missing: readonly T[]): T[] {
  const words = wordsOf(values, name, missing);
  const wrong = words.find((word) => !(from as readonly string[]).includes(word));
  if (wrong !== undefined)
    throw new ArgsWrong(`--${name} is one or more of ${from.join(', ')}, with commas between; not "${wrong}".`);
  return words as T[];
}

/** Who plays where nobody is named. */
const USUAL_BOTS: readonly BotName[] = ['random', 'greedy', 'mentor'];

function botsOf(values: Values): BotName[] {
  const words = wordsOf(values, 'bot', USUAL_BOTS);
  const wrong = words.find((word) => !isBotName(word));
  if (wrong !== undefined) throw new ArgsWrong(`--bot is one or more of ${NAMES_OF_BOTS}, with commas between; not "${wrong}".`);
  return words.filter(isBotName);
}

function number(values: Values, name: (typeof SINGLE)[number], most: number): number | null {
  const value = values[name]?.[0];
  if (value === undefined) return null;
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1 || Number(value) > most)
    throw new ArgsWrong(`--${name} is a whole number from 1 to ${most}, not "${value}".`);
  return Number(value);
}

function text(values: Values, name: (typeof SINGLE)[number]): string | null {
  const value = values[name]?.[0] ?? null;
  if (value === '') throw new ArgsWrong(`--${name} needs a value.`);
  return value;
}

function budgetOf(values: Values): Budget {
  const iterations = number(values, 'iterations', 1_000_000);
  const milliseconds = number(values, 'ms', 1_000_000);
  if (iterations !== null && milliseconds !== null)
    throw new ArgsWrong('A budget is given in --iterations or in --ms, not in both.');
  if (milliseconds !== null) return { milliseconds };
  return iterations === null ? DEFAULT_BUDGET : { iterations };
}

function seedOf(values: Values): string {
  const seed = text(values, 'seed') ?? 'bauta';
  if (seed.length > 100) throw new ArgsWrong('--seed is a text of 1 to 100 characters.');
  return seed;
}

function shardIn(values: Values): Shard | null {
  const value = text(values, 'shard');
  if (value === null) return null;
  const shard = readShard(value);
  if (shard === null) throw new ArgsWrong(`--shard is a part of how many, such as 2/3, not "${value}".`);
  return shard;
}

/** Files stand behind --merge, one or more. */
function mergedIn(values: Values, names: readonly string[]): readonly string[] {
  if (values.merge === undefined && names.length > 0)
    throw new ArgsWrong(say(openWords(), 'cli.too-many-names', { name: names[0]! }));
  return [...(values.merge ?? []), ...names];
}

function refuseTogether({ shard, merge, fresh, json, html, queue }: SimulateArgs, values: Values): void {
  if (queue && merge.length > 0) throw new ArgsWrong('--merge plays nothing, so it goes without --queue.');
  if (queue && values.workers !== undefined)
    throw new ArgsWrong('--workers is for this process; each `./bauta worker` has a --workers of its own.');
  if (merge.length > 0 && shard !== null) throw new ArgsWrong('--merge puts the parts together, so it goes without --shard.');
  if (merge.length > 0 && fresh) throw new ArgsWrong('--merge adds games to those that are there, so it goes without --fresh.');
  if (shard !== null && (json !== null || html !== null))
    throw new ArgsWrong('A part has no results of its own: --json and --html go with --merge, when all parts are played.');
}

function fill({ values, flags, names }: CampaignArgs): SimulateArgs {
  const twice = SINGLE.find((name) => (values[name]?.length ?? 0) > 1);
  if (twice !== undefined) throw new ArgsWrong(`--${twice} is given once.`);
  const memories = wordsOf(values, 'memory', ['all']);
  return {
    memories: memories.includes('all') ? null : memories,
    sizes: chosen(values, 'party', ['2', '3', '4'], ['2', '3', '4']).map(Number),
    difficulties: chosen(values, 'difficulty', DIFFICULTIES, ['normal']),
    bots: botsOf(values),
    games: number(values, 'games', 1_000_000) ?? 400,
    seed: seedOf(values),
    budget: budgetOf(values),
    workers: number(values, 'workers', 1024) ?? availableParallelism(),
    file: text(values, 'file'),
    json: text(values, 'json'),
    html: text(values, 'html'),
    fresh: flags.has('fresh'),
    shard: shardIn(values),
    queue: flags.has('queue'),
    merge: mergedIn(values, names),
    with: text(values, 'with'),
    packs: values.pack ?? [],
  };
}

/** What stands behind `simulate`, or what is wrong with it. */
export function readSimulateArgs(words: readonly string[]): SimulateArgs | string {
  const read = readCampaignArgs(words, {
    valued: [...LISTS, ...SINGLE, 'pack', 'merge'],
    plain: ['fresh', 'queue'],
    names: [0, 10_000],
  });
  if ('fault' in read) return say(openWords(), read.fault, read.params);
  try {
    const args = fill(read);
    refuseTogether(args, read.values);
    return args;
  } catch (error) {
    if (error instanceof ArgsWrong) return error.message;
    throw error;
  }
}
