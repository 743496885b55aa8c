import type { CaseName } from './cases/cases.ts';
import { EARLY, LATE } from './cases/turns.ts';
import type { Slice, TimedWork } from './measure.ts';
import { ASSASSINS } from './memory.ts';
import { DEPTH } from './search.ts';

/** What each case did in a round. */
export type RoundSlices = Partial<Record<CaseName, Slice>>;

/** What a ratio is wanted to be, and the least that will do. */
export interface RatioBounds {
  better: 'low' | 'high';
  aim: number;
  floor?: number;
}

export interface ReportRow {
  what: string;
  perSecond?: number;
  /** What is no rate, with its unit. */
  seen?: string;
  /** How far the rounds lie apart, as a part of their median. */
  spread?: number;
  ratio?: number;
  bounds?: RatioBounds;
}

function counted({ counts }: TimedWork, count: string): number {
  const found = counts[count];
  if (found === undefined) throw new Error(`no ${count} were counted`);
  return found;
}

/** What the case did at that work, in each round. */
function stretches(rounds: readonly RoundSlices[], name: CaseName, work: string): TimedWork[] {
  return rounds.map((round) => {
    const done = round[name]?.[work];
    if (done === undefined) throw new Error(`the case ${name} did not ${work}`);
    return done;
  });
}

/** Per CPU second, in each round. */
const rates = (rounds: readonly RoundSlices[], name: CaseName, count: string, work = 'play'): number[] =>
  stretches(rounds, name, work).map((done) => counted(done, count) / done.cpu);

/** Per second of the clock, in each round. */
const clockRates = (done: readonly TimedWork[]): number[] =>
  done.map((stretch) => counted(stretch, 'iterations') / counted(stretch, 'seconds'));

/** How many cores were at work for them, in each round. */
const coresOf = (done: readonly TimedWork[]): number[] => done.map((stretch) => stretch.cpu / counted(stretch, 'seconds'));

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export function rate(what: string, found: readonly number[]): ReportRow {
  const perSecond = median(found);
  return { what, perSecond, spread: (Math.max(...found) - Math.min(...found)) / perSecond };
}

/** Round by round, then the median: a slow minute of the machine is in both figures. */
export function ratio(what: string, above: readonly number[], under: readonly number[], bounds?: RatioBounds): ReportRow {
  const found = median(above.map((value, round) => value / under[round]!));
  return bounds === undefined ? { what, ratio: found } : { what, ratio: found, bounds };
}

/** The load is that of the machine before the bench began. */
export function rowsOf(rounds: readonly RoundSlices[], load: number): ReportRow[] {
  const largest = rates(rounds, 'practice-3', 'decisions');
  const smallest = rates(rounds, 'practice-1', 'decisions');
  const twoMaps = rates(rounds, 'practice-4', 'decisions');
  const shipped = rates(rounds, 'rope-walk', 'decisions');
  const early = rates(rounds, 'turns', 'decisions', 'early');
  const late = rates(rounds, 'turns', 'decisions', 'late');
  const earlyEvents = rates(rounds, 'turns', 'events', 'earlyLogged');
  const lateEvents = rates(rounds, 'turns', 'events', 'lateLogged');
  const copies = rates(rounds, 'copy', 'copies', 'copy');
  const logged = rates(rounds, 'log', 'decisions');
  const plies = rates(rounds, 'chessops', 'plies');
  const packed = rates(rounds, 'chessops packed', 'plies');
  const wrapped = rates(rounds, 'boardgame.io', 'decisions');
  const searched = rates(rounds, 'search', 'iterations');
  const mcts = rates(rounds, 'MCTSBot', 'iterations');
  const one = stretches(rounds, 'workers', 'one');
  const two = stretches(rounds, 'workers', 'two');
  return [
    rate(`practice-3, ${ASSASSINS} assassins: decisions`, largest),
    rate('practice-3: options listed', rates(rounds, 'practice-3', 'options')),
    rate('practice-3: whole games', rates(rounds, 'practice-3', 'games')),
    rate('practice-2: decisions', rates(rounds, 'practice-2', 'decisions')),
    rate('practice-1: decisions', smallest),
    ratio('cost of a decision, largest memory / smallest', smallest, largest, { better: 'low', aim: 1.5 }),
    rate('practice-4, two maps: decisions', twoMaps),
    ratio('decisions, two maps / one (practice-4 / practice-3)', twoMaps, largest, { better: 'high', aim: 0.5 }),
    rate(`rope-walk (1.4), ${ASSASSINS} assassins: decisions`, shipped),
    rate('rope-walk: options listed', rates(rounds, 'rope-walk', 'options')),
    ratio('decisions, rope-walk / practice-3', shipped, largest),
    rate(`turn ${EARLY}, whole party: decisions`, early),
    rate(`turn ${LATE}, whole party: decisions`, late),
    ratio('cost of a decision, late / early', early, late, { better: 'low', aim: 1.2 }),
    ratio('cost of an event, late / early', earlyEvents, lateEvents, { better: 'low', aim: 1.2 }),
    rate('copies of a state', copies),
    ratio('cost of a copy / of a decision', largest, copies, { better: 'low', aim: 1, floor: 2 }),
    rate('practice-3 with an event log: decisions', logged),
    ratio('cost of a decision with log / without', largest, logged, { better: 'low', aim: 1.3, floor: 1.5 }),
    rate('chessops: plies', plies),
    rate('chessops: moves listed', rates(rounds, 'chessops', 'moves')),
    ratio('our decisions / chessops plies', largest, plies, { better: 'high', aim: 2, floor: 0.7 }),
    ratio('our decisions on rope-walk / chessops plies', shipped, plies, { better: 'high', aim: 2, floor: 0.7 }),
    rate('chessops, moves packed into numbers by us: plies', packed),
    ratio('our decisions / those plies', largest, packed),
    rate('practice-3 inside boardgame.io: decisions', wrapped),
    ratio('our decisions / those inside boardgame.io', largest, wrapped, { better: 'high', aim: 100, floor: 50 }),
    rate(`search, a copy and ${DEPTH} decisions: iterations`, searched),
    rate('mentor on rope-walk: iterations', rates(rounds, 'mentor', 'iterations')),
    rate("boardgame.io's MCTSBot on our engine: iterations", mcts),
    ratio('our iterations / those of MCTSBot', searched, mcts, { better: 'high', aim: 100, floor: 50 }),
    ratio(`search by two workers / by one, by the clock, load ${load.toFixed(1)}`, clockRates(two), clockRates(one), {
      better: 'high',
      aim: 1.9,
      floor: 1.7,
    }),
    { what: 'cores that those two had, of 2', ratio: median(coresOf(two)) },
  ];
}

const holds = (ratio: number, bound: number, better: RatioBounds['better']): boolean =>
  better === 'low' ? ratio <= bound : ratio >= bound;

export function verdict({ ratio, bounds }: ReportRow): string {
  if (ratio === undefined || bounds === undefined) return '';
  if (holds(ratio, bounds.aim, bounds.better)) return 'yes';
  return bounds.floor !== undefined && holds(ratio, bounds.floor, bounds.better) ? 'floor' : 'no';
}

const sign = (bounds: RatioBounds): string => (bounds.better === 'low' ? '<=' : '>=');
const bound = (bounds: RatioBounds | undefined, which: 'aim' | 'floor'): string =>
  bounds?.[which] === undefined ? '' : `${sign(bounds)} ${bounds[which]}`;

const cells = (row: ReportRow): string[] => [
  row.what,
  row.perSecond === undefined ? (row.seen ?? '') : Math.round(row.perSecond).toLocaleString('en'),
  row.spread === undefined ? '' : `${Math.round(row.spread * 100)} %`,
  row.ratio === undefined ? '' : row.ratio.toFixed(2),
  bound(row.bounds, 'aim'),
  bound(row.bounds, 'floor'),
  verdict(row),
];

const HEAD = ['spread', 'ratio', 'aim', 'floor', 'met'];

/** A table that reads well in a terminal and is Markdown too. */
export function table(rows: readonly ReportRow[], what = 'case', seen = 'per CPU second'): string {
  const head = [what, seen, ...HEAD];
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const show = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [show(lines[0]!), rule, ...lines.slice(1).map(show)].join('\n');
}
