import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOT_AIMS, type BotAim } from '@bauta/bots';

export const PHASES = ['options', 'formula', 'search'] as const;
export type TunePhase = (typeof PHASES)[number];

export const USAGE = `usage: npm run tune -- [OPTION]...
       npm run tune -- compare [OPTION]...

Finds weights for the bots by playing many games, on all cores, and judges them on memories that it left out. Lists have
commas between. Stopped at any moment, the same command goes on where it was, and gives the same weights.

  --memories LIST     memories to be tuned on (all but those left out)
  --leave-out LIST    memories that only judge the result (none: other deals of the same memories judge)
  --pack FOLDER       memories of this pack in place of those that ship; can be given several times
  --party LIST        how many assassins (2,3,4)
  --seed TEXT         the same seed gives the same weights (bauta)
  --from WHICH        weights to begin with: a version or a file (the newest version)
  --phases LIST       options: what options are worth, by games of greedy; formula: how positions are judged, by
                      games played as trials; search: the constants of the search, by games of mentor (options,formula)
  --aim NAME          what a game is judged by: success, quiet, sync, fast (success)
  --generations N     of the evolution strategy (40)
  --population N      candidates in each, an even number (16)
  --games N           games of a candidate in a generation, of each memory and party size (2)
  --positions N       games for the formula, of each memory and party size (60)
  --judge N           games that judge, of each memory and party size (100)
  --iterations N      how much mentor thinks about one decision (16)
  --workers N         how many play at the same time (${availableParallelism()} here)
  --state FILE        where it stands after every generation (in data/tune, named after what decides the result)
  --out FILE          the weights, with how they came to be (data/tune/weights.json)

compare plays the same deals with two sets of weights, and says whether one is better (McNemar's test on pairs):
  --old WHICH, --new WHICH   a version, one with an aim, as 2+quiet, or a file (the version before the newest, the newest)
  --aim NAME                 what counts as won: a success, or a quiet one, or one with the sync (success)
  --bot KIND                 greedy or mentor (mentor)
  --memories LIST, --pack FOLDER, --party LIST (3), --seed TEXT, --iterations N, --workers N, --state FILE
  --games N                  deals in all (400)
`;

const OPTIONS = {
  memories: { type: 'string' },
  'leave-out': { type: 'string' },
  pack: { type: 'string', multiple: true },
  party: { type: 'string' },
  seed: { type: 'string', default: 'bauta' },
  from: { type: 'string' },
  phases: { type: 'string', default: 'options,formula' },
  aim: { type: 'string', default: 'success' },
  generations: { type: 'string', default: '40' },
  population: { type: 'string', default: '16' },
  games: { type: 'string' },
  positions: { type: 'string', default: '60' },
  judge: { type: 'string', default: '100' },
  iterations: { type: 'string', default: '16' },
  workers: { type: 'string', default: String(availableParallelism()) },
  state: { type: 'string' },
  out: { type: 'string' },
  old: { type: 'string' },
  new: { type: 'string' },
  bot: { type: 'string', default: 'mentor' },
  help: { type: 'boolean', default: false },
} as const;

export interface TuneArgs {
  readonly compare: boolean;
  readonly help: boolean;
  readonly memories: readonly string[] | null;
  readonly leftOut: readonly string[];
  readonly packs: readonly string[];
  readonly sizes: readonly number[];
  readonly seed: string;
  readonly from: string | null;
  readonly phases: readonly TunePhase[];
  readonly aim: BotAim;
  readonly generations: number;
  readonly population: number;
  readonly games: number;
  readonly positions: number;
  readonly judge: number;
  readonly iterations: number;
  readonly workers: number;
  readonly state: string | null;
  readonly out: string | null;
  readonly old: string | null;
  readonly newer: string | null;
  readonly bot: 'greedy' | 'mentor';
}

/** What is wrong with what was typed, or with a file it names, in a sentence. */
export class TuneWrong extends Error {}

const listOf = (value: string): string[] => [...new Set(value.split(',').map((word) => word.trim()))];

function chosen<T extends string>(name: string, words: readonly string[], from: readonly T[]): T[] {
  const wrong = words.find((word) => !(from as readonly string[]).includes(word));
  if (wrong !== undefined) throw new TuneWrong(`--${name} is of ${from.join(', ')}; not "${wrong}".`);
  return words as T[];
}

function number(name: string, value: string, least = 1): number {
  if (!/^\d{1,7}$/.test(value) || Number(value) < least)
    throw new TuneWrong(`--${name} is a whole number from ${least}, not "${value}".`);
  return Number(value);
}

function populationOf(value: string): number {
  const population = number('population', value, 4);
  if (population % 2 === 1) throw new TuneWrong(`--population is an even number, not "${value}".`);
  return population;
}

function typed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new TuneWrong((error as Error).message);
  }
}

/** What stands behind the command; throws TuneWrong. */
export function readTuneArgs(words: readonly string[]): TuneArgs {
  const { values, positionals } = typed(words);
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== undefined && command !== 'compare'))
    throw new TuneWrong(`There is no command "${positionals.join(' ')}": leave it out, or say compare.`);
  const compare = command === 'compare';
  return {
    compare,
    help: values.help,
    memories: values.memories === undefined ? null : listOf(values.memories),
    leftOut: values['leave-out'] === undefined ? [] : listOf(values['leave-out']),
    packs: values.pack ?? [],
    sizes: chosen('party', listOf(values.party ?? (compare ? '3' : '2,3,4')), ['2', '3', '4']).map(Number),
    seed: values.seed,
    from: values.from ?? null,
    phases: chosen('phases', listOf(values.phases), PHASES),
    aim: chosen('aim', [values.aim], BOT_AIMS)[0]!,
    generations: number('generations', values.generations),
    population: populationOf(values.population),
    games: number('games', values.games ?? (compare ? '400' : '2')),
    positions: number('positions', values.positions),
    judge: number('judge', values.judge),
    iterations: number('iterations', values.iterations),
    workers: number('workers', values.workers),
    state: values.state ?? null,
    out: values.out ?? null,
    old: values.old ?? null,
    newer: values.new ?? null,
    bot: chosen('bot', [values.bot], ['greedy', 'mentor'] as const)[0]!,
  };
}
