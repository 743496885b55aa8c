import { FEWEST, mostTaken, type Proportion, type Spread, type WaysTaken } from '@bauta/simulation';
import { cardTable } from './card-table.ts';
import { bold, markdownTable, percent, reasonShares, signed, withInterval } from './markdown.ts';
import { enteredShare, isEnough, type MeasureTarget, missedMeasures, planOf, priceOf } from './measure-targets.ts';
import type { MeasuredMemory } from './measured.ts';

type Mark = (target: MeasureTarget, text: string) => string;

/** What misses its target stands out. */
function markOf(memory: MeasuredMemory): Mark {
  const missed = missedMeasures(memory);
  return (target, text) => (missed.includes(target) ? bold(text) : text);
}

function group(proportion: Proportion): string {
  const { share, of } = proportion;
  if (of === 0) return '-';
  return `${percent(share)} (${of}${isEnough(proportion) ? '' : ', too few'})`;
}

const mean = (spread: Spread | null, digits = 1): string => spread?.mean.toFixed(digits) ?? '-';
const orNone = (proportion: Proportion | null): string => (proportion === null ? '-' : percent(proportion.share));

const ALERT_HEADS = [
  'memory',
  'games',
  'success %',
  'quiet %',
  'never',
  'by turn 5',
  'by turn 2',
  'price',
  'reserve while quiet',
  'lost by, %',
];

function alertRow(memory: MeasuredMemory): string[] {
  const { title, games, success, failures, measures } = memory;
  const { quiet, price, quietReserve } = measures;
  const [mark, fall] = [markOf(memory), priceOf(memory)];
  return [
    title,
    String(games),
    withInterval(success),
    mark('quiet', withInterval(quiet)),
    mark('never', group(price.never)),
    group(price.byFive),
    group(price.byTwo),
    fall === null ? 'too few' : mark('price', percent(fall)),
    quietReserve.of === 0
      ? '-'
      : mark('quiet-reserve', `${percent(quietReserve.share)} (${quietReserve.count} of ${quietReserve.of})`),
    reasonShares(failures, games),
  ];
}

const COURSE_HEADS = ['memory', 'turns won', 'turns lost', 'minutes', 'greedy %', 'better by', 'sync %', 'sync aimed at %'];

function courseRow(memory: MeasuredMemory): string[] {
  const { title, measures, greedy, sync, aimed } = memory;
  const mark = markOf(memory);
  return [
    title,
    mark('won', mean(measures.turnsWon)),
    mark('lost', mean(measures.turnsLost)),
    mean(measures.minutes, 0),
    percent(greedy.share),
    mark('plan', signed(planOf(memory))),
    orNone(sync),
    orNone(aimed),
  ];
}

const MAP_HEADS = ['memory', 'squares %', 'spot %', 'tower %', 'chest %', 'calmed %', 'first objective', 'exit', 'faced'];

function way(ways: WaysTaken, isOpen = true): string {
  const most = isOpen ? mostTaken(ways) : null;
  return most === null ? '-' : `${most.way} ${percent(most.share)}`;
}

function mapRow(memory: MeasuredMemory): string[] {
  const { title, measures, map } = memory;
  const { uses, first, exits, faced } = measures;
  const mark = markOf(memory);
  const use = (name: 'spot' | 'tower' | 'chest'): string => (map[name] ? mark(name, percent(uses[name].share)) : '-');
  return [
    title,
    mark('squares', percent(enteredShare(memory))),
    use('spot'),
    use('tower'),
    use('chest'),
    mark('calm', percent(uses.calm.share)),
    mark('first', way(first, map.objectives)),
    mark('exits', way(exits, map.stations)),
    mark('faced', way(faced)),
  ];
}

function missing(memories: readonly MeasuredMemory[]): string {
  const judged = memories.filter(({ teaches }) => !teaches);
  const all = judged.flatMap(missedMeasures);
  return `${all.length} targets are missed by ${judged.filter((memory) => missedMeasures(memory).length > 0).length} of ${judged.length} memories that do not teach.`;
}

/** What the game is about: three tables by memory, and one by card. */
export function measureTables(memories: readonly MeasuredMemory[]): string {
  return [
    `Success by when the alert was first raised, with the number of games; a group of fewer than ${FEWEST} is too few to be judged. The price is what success falls by from never to turn 2.`,
    '',
    ...markdownTable(ALERT_HEADS, memories.map(alertRow), ['lost by, %']),
    '',
    ...markdownTable(COURSE_HEADS, memories.map(courseRow), []),
    '',
    'Of the ways, the one that most games took, in per cent of those that took one.',
    '',
    ...markdownTable(MAP_HEADS, memories.map(mapRow), ['first objective', 'exit', 'faced']),
    '',
    missing(memories),
    '',
    ...cardTable(memories),
    '',
  ].join('\n');
}
