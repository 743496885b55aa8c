import { ENTRANCES, hasToken, type MemoryData, type ObjectiveData, TILE_SIZES } from '@bauta/engine';
import type { Path, Problem } from '../../../problem/problem.ts';
import { type PackFile, reporter } from '../../files/pack-files.ts';
import * as box from './box.ts';

/** So many of a thing lie on the table, and so many are in the box. */
interface Need {
  things: string;
  needed: number;
  there: number;
  path: Path;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function needsOf(memory: MemoryData): Need[] {
  const { maps } = memory;
  const all = (count: (map: MemoryData['maps'][number]) => number) => total(maps.map(count));
  // A ladder stands on an edge, and so on two squares.
  const ladders = all(({ squares }) => total(squares.map((square) => square.ladders.filter(Boolean).length))) / 2;
  const gardens = all(({ spots }) => spots.filter(({ kind }) => kind === 'roof-garden').length);
  const bases = memory.objectives.filter(({ spaces }) => spaces > 0).length;
  const on = (key: string): Path => ['maps', 0, key];
  return [
    ...TILE_SIZES.map((size) => ({
      things: `${size} tiles`,
      needed: all(({ tiles }) => tiles.filter((tile) => tile.size === size).length),
      there: box.TILES[size],
      path: on(size === 'small' ? 'drawing' : 'tiles'),
    })),
    { things: 'stations', needed: all(({ stations }) => stations.length), there: box.STATIONS, path: on('stations') },
    { things: 'roof gardens', needed: gardens, there: box.ROOF_GARDENS, path: on('spots') },
    { things: 'ladders', needed: ladders, there: box.LADDERS, path: on('drawing') },
    { things: 'chests', needed: all(({ chests }) => chests.length), there: box.CHESTS, path: on('chests') },
    ...ENTRANCES.map((letter) => ({
      things: `entrances ${letter}`,
      needed: all(({ entrances }) => entrances.filter((entrance) => entrance.letter === letter).length),
      there: box.ENTRANCES_OF_A_LETTER,
      path: [...on('entrances'), letter],
    })),
    { things: 'objective bases', needed: bases, there: box.BASES, path: ['objectives'] },
    { things: 'special objectives', needed: specials(memory.objectives), there: box.SPECIAL_OBJECTIVES, path: ['objectives'] },
  ];
}

/** Special tokens mark squares to reach and hold, and stand in for numbered ones that run out. */
function specials(objectives: readonly ObjectiveData[]): number {
  const marked = objectives.filter(({ kind }) => kind === 'reach' || kind === 'hold').length;
  const surplus = box.OBJECTIVES.map((there, ap) => {
    const needed = objectives.filter((objective) => hasToken(objective.kind) && ap > 0 && objective.ap === ap).length;
    return Math.max(0, needed - there);
  });
  return marked + total(surplus);
}

/** Everything that a memory lays out is in the printed box. */
export function checkTable({ source }: PackFile<'memories'>, memory: MemoryData, problems: Problem[]): void {
  const report = reporter(source, problems);
  for (const { things, needed, there, path } of needsOf(memory))
    if (needed > there) report(path, `The memory lays out ${needed} ${things}, but the box has ${there}.`);
}
