import type { RoomRecord, Sample, SwingRecord } from '@bauta/format';
import { shareOf, spreadIfAny, sum } from '@bauta/simulation';
import { bold, markdownTable, percent, withInterval } from '../markdown.ts';

export interface SampledMemory {
  title: string;
  samples: readonly Sample[];
}

/** More than 40 points: such a roll decides a game. */
const DECIDES = 0.4;
const MOST_DECIDED = 0.15;
const OBVIOUS = 0.75;
/** Below, all is lost whatever is chosen; above its counterpart, all is won. */
const DECIDED = 0.03;

const swingsOf = ({ samples }: SampledMemory): SwingRecord[] => samples.flatMap((each) => ('swing' in each ? [each.swing] : []));

function swingRow(memory: SampledMemory): string[] {
  const swings = swingsOf(memory);
  const decided = shareOf(swings, ({ change }) => change > DECIDES);
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
    `The change of success by the roll that changed it most, in points: all dice between two questions are a roll. One roll decides when it changes more than ${100 * DECIDES} points; at most ${100 * MOST_DECIDED} % of games are aimed at.`,
    '',
    ...markdownTable(
      ['memory', 'games', 'rolls a game', 'greatest change, middle', 'one roll decides %'],
      memories.map(swingRow),
      [],
    ),
    '',
  ].join('\n');

const roomsOf = ({ samples }: SampledMemory): RoomRecord[] =>
  samples.flatMap((each) => ('room' in each && each.room !== null ? [each.room] : []));

const isOpen = ({ best }: RoomRecord): boolean => best > DECIDED && best < 1 - DECIDED;

function roomRow(memory: SampledMemory): string[] {
  const all = roomsOf(memory);
  const open = all.filter(isOpen);
  const obvious = shareOf(open, ({ near }) => near === 1);
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
