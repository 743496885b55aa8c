import type { Summary } from '@bauta/simulation';

/** A memory with so many assassins, as the standard bot and a random player play it. */
export interface BalanceCell {
  size: number;
  normal: Summary;
  /** null: it is not played on easy (R45). */
  easy: Summary | null;
  random: Summary;
}

export interface BalancedMemory {
  title: string;
  /** The first memories teach: they are to succeed, and random play has no bound. */
  teaches: boolean;
  cells: readonly BalanceCell[];
}

export const CELL_TARGETS = ['success', 'easy', 'random', 'sync', 'turns'] as const;
export type CellTarget = (typeof CELL_TARGETS)[number];

export const TAUGHT = 0.85;
export const SUCCESS = [0.45, 0.75] as const;
export const EASIER = 0.1;
export const SPREAD = 0.15;
export const RANDOM = 0.05;
export const TURNS = [6, 12] as const;

/** Without the last digits, which are the computer's. */
const difference = (a: number, b: number): number => Math.round((a - b) * 1e9) / 1e9;

export const gapOf = ({ normal, easy }: BalanceCell): number | null =>
  easy === null ? null : difference(easy.success.share, normal.success.share);

export function spreadOf({ cells }: BalancedMemory): number {
  const shares = cells.map(({ normal }) => normal.success.share);
  return difference(Math.max(...shares), Math.min(...shares));
}

const isWithin = (number: number, [least, most]: readonly [number, number]): boolean => number >= least && number <= most;

/** The targets that a cell misses. */
export function missedBy({ teaches }: BalancedMemory, cell: BalanceCell): CellTarget[] {
  const { normal, random } = cell;
  const { success, sync, turns } = normal;
  if (teaches) return success.share >= TAUGHT ? [] : ['success'];
  const holds: Record<CellTarget, boolean> = {
    success: isWithin(success.share, SUCCESS),
    easy: (gapOf(cell) ?? EASIER) >= EASIER,
    random: random.success.share < RANDOM,
    sync: sync !== null && sync.count > 0 && sync.count <= success.count / 2,
    turns: isWithin(turns.mean, TURNS),
  };
  return CELL_TARGETS.filter((target) => !holds[target]);
}

export const isEven = (memory: BalancedMemory): boolean => memory.teaches || spreadOf(memory) <= SPREAD;
