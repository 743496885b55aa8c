import type { JudgedDecision } from '@bauta/bots';

/** The size of the drawing. */
export const CURVE = { width: 640, height: 200 } as const;

/** A turn begins at this decision. */
export interface TurnTick {
  turn: number;
  x: number;
}

const xOf = (index: number, total: number): number => Math.round((index * 10 * CURVE.width) / Math.max(1, total)) / 10;
export const yOf = (chance: number): number => Math.round((1 - chance) * 10 * CURVE.height) / 10;

/** Where a decision ends, counted from 1. */
export const xOfDecision = (number: number, total: number): number => xOf(number, total);

/** The chance of success after each decision judged so far, from where the game began. */
export function curvePath(judged: readonly JudgedDecision[], total: number): string {
  const [first] = judged;
  if (first === undefined) return '';
  const points = judged.map(({ number, after }) => `L${xOf(number, total)} ${yOf(after)}`);
  return `M0 ${yOf(first.before)}${points.join('')}`;
}

/** The same, filled below. */
export function curveArea(judged: readonly JudgedDecision[], total: number): string {
  const path = curvePath(judged, total);
  return path === '' ? '' : `${path}V${CURVE.height}H0z`;
}

/** As many turns as can be told apart. */
export function turnTicks(judged: readonly JudgedDecision[], total: number, apart: number): TurnTick[] {
  const ticks: TurnTick[] = [];
  let last = 0;
  for (const { turn, number } of judged) {
    const x = xOf(number - 1, total);
    const before = ticks.at(-1);
    if (turn !== last && (before === undefined || x - before.x >= apart)) ticks.push({ turn, x });
    last = turn;
  }
  return ticks;
}
