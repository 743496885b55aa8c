import { type MemoryData, type Square, type SquareData, squareName } from '@bauta/engine';

const OFFSETS = [-32, 1, 32, -1] as const;

/** R13, R15: the squares that nobody can walk or travel to. */
export function unreachable({ maps, start, objectives }: MemoryData): { at: Square; message: string } | null {
  const squares = new Map(maps.flatMap((map) => map.squares).map((square) => [square.at, square]));
  const stations = maps.flatMap((map) => map.stations);
  const reached = reachedFrom(start.length > 0 ? start : stations, squares, new Set(stations));
  const lost = [...squares.keys()].filter((square) => !reached.has(square));
  if (lost.length === 0) return null;
  const objective = objectives.find(({ at }) => lost.includes(at));
  const where = lost.slice(0, 6).map(squareName).join(', ');
  const lying = objective === undefined ? '' : `, and the objective \`${objective.id}\` lies there`;
  return { at: lost[0]!, message: `Nobody can get to ${where}${lost.length > 6 ? ' and others' : ''}${lying} (R13.1).` };
}

function reachedFrom(
  start: readonly Square[],
  squares: ReadonlyMap<Square, SquareData>,
  stations: ReadonlySet<Square>,
): Set<Square> {
  const reached = new Set<Square>(start);
  for (const at of reached) {
    if (stations.has(at)) for (const station of stations) reached.add(station);
    const { walls } = squares.get(at)!;
    OFFSETS.forEach((offset, direction) => {
      if (!walls[direction] && squares.has(at + offset)) reached.add(at + offset);
    });
  }
  return reached;
}
