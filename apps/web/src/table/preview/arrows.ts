import type { EnemyPhaseForecast } from '@bauta/bots';
import type { Square } from '@bauta/engine';

/** Where enemies of a square will go if nobody does anything more. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly count: number;
  /** 1: surely. */
  readonly chance: number;
}

/** One arrow for all who go the same way; where directions are unknown, with the chance that they go it. */
export function arrowsOf({ cases }: Pick<EnemyPhaseForecast, 'cases'>): Arrow[] {
  const arrows = new Map<string, { from: Square; to: Square; count: number; chance: number }>();
  for (const { chance, moves } of cases) {
    const going = Map.groupBy(moves, ({ from, to }) => `${from} ${to}`);
    for (const [way, group] of going) {
      const { from, to } = group[0]!;
      const count = group.reduce((sum, move) => sum + move.count, 0);
      const known = arrows.get(way) ?? { from, to, count: 0, chance: 0 };
      arrows.set(way, { from, to, count: Math.max(known.count, count), chance: known.chance + chance });
    }
  }
  return [...arrows.values()];
}
