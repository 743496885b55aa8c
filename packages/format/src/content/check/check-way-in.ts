import { type MemoryData, squareName } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';

/** R7.4: everyone enters before any tile aside is laid. */
export function checkWayIn({ maps, start }: MemoryData, report: ProblemReporter): void {
  const aside = new Set(maps.flatMap(({ tiles }) => tiles.filter((tile) => tile.aside).flatMap(({ squares }) => squares)));
  start.forEach((at, index) => {
    if (aside.has(at)) report(['start', index], `Nobody can start on ${squareName(at)}: its tile waits aside.`);
  });
  const stations = maps.flatMap((map) => map.stations);
  if (start.length === 0 && stations.length > 0 && stations.every((at) => aside.has(at)))
    report(['maps', 0, 'stations'], 'Every station waits aside, so nobody could enter (R7.4).');
}
