import { parseArgs } from 'node:util';
import { projectOf } from '../projects.mjs';

/** One run of the tests, in an order that its seed gives. */
export interface TestRound {
  /** How many times slower Chromium is made. */
  factor: number;
  /** The other core has something else to do. */
  busy: boolean;
  seed: number;
}

export interface StressPlan {
  rounds: readonly TestRound[];
  /** None: all tests in a browser and of the server. */
  files: readonly string[];
  /** Of vitest. */
  config: string;
}

export interface Wish {
  resume: boolean;
  /** Where the results and the logs of the rounds are. */
  folder: string;
  plan: StressPlan;
}

export const USAGE = `usage: npm run test:stress -- [FILE...] [--rounds 1x=10,4x=3,10x=1] [--busy | --idle] [--seed 1]
       npm run test:stress -- --resume
  FILE: of these tests alone, at 1x of any project, slowed down those in a browser
  --busy, --idle: in every round; without them the rounds at 1x take turns, and slowed down the other core is idle
  --resume: goes on at the first round that was not finished
  --folder .stress: where the results and the logs of the rounds are kept
  --config vitest.config.ts: of another suite`;

/** The usage is told instead of anything that goes on. */
export class Misused extends Error {}

const options = {
  rounds: { type: 'string', default: '1x=10,4x=3,10x=1' },
  busy: { type: 'boolean', default: false },
  idle: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  resume: { type: 'boolean', default: false },
  folder: { type: 'string', default: '.stress' },
  config: { type: 'string', default: 'vitest.config.ts' },
} as const;

/** `4x=3`: how often slowed down how much. */
function countsOf(rounds: string): { factor: number; count: number }[] {
  return rounds.split(',').map((part) => {
    const [, factor, count] = /^(\d+)x=(\d+)$/.exec(part) ?? [];
    if (!(Number(factor) >= 1)) throw new Misused(`not rounds: ${part}`);
    return { factor: Number(factor), count: Number(count) };
  });
}

function seedOf(seed: string): number {
  if (!/^\d{1,9}$/.test(seed)) throw new Misused(`not a seed: ${seed}`);
  return Number(seed);
}

/** Chromium is slowed down, so only tests in a browser are. */
const runsIn = (factor: number, files: readonly string[]): boolean =>
  factor === 1 || files.length === 0 || files.some((file) => projectOf(file) === 'browser');

/** The seed of a round begun alone is the seed of its plan: that is how it is played again. */
export function planOf(
  wish: { rounds: string; seed: string; busy: boolean; idle: boolean; config: string },
  files: readonly string[],
): StressPlan {
  if (wish.busy && wish.idle) throw new Misused('either --busy or --idle');
  const kinds = countsOf(wish.rounds)
    .filter(({ factor }) => runsIn(factor, files))
    .flatMap(({ factor, count }) => Array.from({ length: count }, (_, index) => ({ factor, index })));
  const isBusy = (factor: number, index: number): boolean => wish.busy || (!wish.idle && factor === 1 && index % 2 === 1);
  const first = seedOf(wish.seed);
  const rounds = kinds.map(({ factor, index }, number) => ({ factor, busy: isBusy(factor, index), seed: first + number }));
  if (rounds.length === 0) throw new Misused('no rounds: only tests in a browser are slowed down');
  return { rounds, files, config: wish.config };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

export function parseWish(words: readonly string[]): Wish {
  const { values, positionals } = parsed(words);
  return { resume: values.resume, folder: values.folder, plan: planOf(values, positionals.map(asPath)) };
}

const asPath = (file: string): string => file.replace(/^\.\//, '');

/** What vitest runs in a round. */
export function vitestWords({ files, config }: StressPlan, { factor, seed }: TestRound, report: string): string[] {
  const all = factor > 1 ? ['browser'] : ['browser', 'server'];
  const projects = files.length > 0 && factor === 1 ? [] : all;
  const chosen = factor === 1 ? files : files.filter((file) => projectOf(file) === 'browser');
  return [
    'run',
    ...['--config', config],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...chosen,
  ];
}

/** The line that plays this round alone. */
export function lineOf({ files, config }: StressPlan, { factor, busy, seed }: TestRound): string {
  const other = config === options.config.default ? [] : ['--config', config];
  const words = ['--rounds', `${factor}x=1`, busy ? '--busy' : '--idle', '--seed', String(seed), ...other, ...files];
  return `npm run test:stress -- ${words.join(' ')}`;
}

export const nameOf = ({ factor, busy, seed }: TestRound): string => `${factor}x ${busy ? 'busy' : 'idle'}, seed ${seed}`;
