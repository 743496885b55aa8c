import {
  isDecisive,
  isObvious,
  isOpenPosition,
  roomsOf,
  type SampledMemory,
  shareOf,
  spreadIfAny,
  sum,
  swingsOf,
} from '@bauta/simulation';
import { bold, markdownTable, percent, withInterval } from '../markdown.ts';

const MOST_DECIDED = 0.15;
const OBVIOUS = 0.75;

function swingRow(memory: SampledMemory): string[] {
  const swings = swingsOf(memory);
  const decided = shareOf(swings, isDecisive);
  const changes = spreadIfAny(swings.map(({ change }) => change));
  const share = withInterval(decided);
  return [
    memory.title,
    String(swings.length),
    (sum(swings.map(({ rolls }) => rolls)) / Math.max(1, swings.length)).toFixed(1),
    changes === null ? '-' : percent(changes.median),
    decided.share > MOST_DECIDED ? bold(share) : share,
  ];
}

/** In how many greedy games one roll decided. */
export const swingTable = (memories: readonly SampledMemory[]): string =>
  [
    `The change of success by the roll that changed it most, in points: all dice between two questions are a roll. One roll decides when it changes more than 40 points; at most ${100 * MOST_DECIDED} % of games are aimed at.`,
    '',
    ...markdownTable(
      ['memory', 'games', 'rolls a game', 'greatest change, middle', 'one roll decides %'],
      memories.map(swingRow),
      [],
    ),
    '',
  ].join('\n');

function roomRow(memory: SampledMemory): string[] {
  const all = roomsOf(memory);
  const open = all.filter(isOpenPosition);
  const obvious = shareOf(open, isObvious);
  const share = open.length === 0 ? '-' : withInterval(obvious);
  return [
    memory.title,
    String(all.length),
    String(open.length),
    spreadIfAny(open.map(({ options }) => options))?.mean.toFixed(1) ?? '-',
    open.length === 0 ? '-' : percent(spreadIfAny(open.map(({ near, options }) => near / options))!.mean),
    obvious.share > OBVIOUS ? bold(share) : share,
  ];
}

/** Of the options of a position, how many are as good as the best. */
export const roomTable = (memories: readonly SampledMemory[]): string =>
  [
    `Options within 3 points of the best, played on greedily, in positions that are neither lost nor won whatever is chosen. One obvious best in 30 to 60 % of them is aimed at, never in over ${100 * OBVIOUS} %.`,
    '',
    ...markdownTable(
      ['memory', 'positions', 'open', 'options', 'near the best %', 'one obvious best %'],
      memories.map(roomRow),
      [],
    ),
    '',
  ].join('\n');
