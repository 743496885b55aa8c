import { LARGEST } from '../browser/games.ts';
import { median, type ReportRow, rate, ratio, table } from '../report.ts';
import type { FlatOutResult } from './match.ts';
import { PER_SECOND, ROOMS, type SeenOnLine } from './measure.ts';

const perCpuSecond = (rounds: readonly FlatOutResult[]): number[] => rounds.map(({ actions, cpu }) => actions / cpu);

const milliseconds = (what: string, values: readonly number[]): ReportRow => ({ what, seen: `${median(values).toFixed(2)} ms` });
const kilobytes = (what: string, bytes: number): ReportRow => ({ what, seen: `${(bytes / 1000).toFixed(1)} kB` });

export function onlineRows({ flatOut, steady, idle }: SeenOnLine): ReportRow[] {
  const [ours, bare] = [perCpuSecond(flatOut.bauta), perCpuSecond(flatOut['bare ws'])];
  const theirs = perCpuSecond(flatOut['boardgame.io']);
  const [paced, barePaced] = [steady.bauta, steady['bare ws']];
  const [high, bareHigh] = [paced.map((round) => round.high), barePaced.map((round) => round.high)];
  return [
    rate('actions per server CPU second: ours', ours),
    rate('bare ws, rooms of 4, messages as long', bare),
    rate("boardgame.io's server with our engine", theirs),
    ratio('ours / bare ws', ours, bare, { better: 'high', aim: 0.4, floor: 0.25 }),
    ratio('ours / boardgame.io', ours, theirs, { better: 'high', aim: 12, floor: 8 }),
    milliseconds(
      `${PER_SECOND} actions a second, until told: ours, median`,
      paced.map((round) => round.median),
    ),
    milliseconds(
      'bare ws, median',
      barePaced.map((round) => round.median),
    ),
    milliseconds('ours, p99', high),
    milliseconds('bare ws, p99', bareHigh),
    ratio('p99, ours / bare ws', high, bareHigh, { better: 'low', aim: 3, floor: 5 }),
    kilobytes('memory that an idle table adds: ours', idle.bauta),
    kilobytes('a bare ws room with the state as objects', idle['bare ws']),
    ratio('memory, ours / bare ws', [idle.bauta], [idle['bare ws']], { better: 'low', aim: 1 }),
  ];
}

export const onlineTable = (seen: SeenOnLine): string =>
  table(onlineRows(seen), `tables on line, ${ROOMS} rooms of 4, ${LARGEST}`, 'seen');
