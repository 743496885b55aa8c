import { parseSquare, type Square } from '@bauta/engine';
import type { Path, ProblemReporter } from '../../problem/problem.ts';
import { type Drawn, squareOn } from '../compile/compile-map.ts';
import { WAITING } from '../schema/bounds.ts';
import type { MapFile, MemoryFile } from '../schema/memory-schema.ts';

type NamedSquare = readonly [path: Path, name: string];

/** Every square that a memory names is drawn. */
export function checkSquares(file: MemoryFile, drawings: readonly Drawn[], report: ProblemReporter): void {
  const drawn = new Set(drawings.flatMap(({ squares }) => squares.map(({ at }) => at)));
  const check = (square: Square, [path, name]: NamedSquare) => {
    if (!drawn.has(square)) report(path, `The square ${name} is not on the map.`);
  };
  file.maps.forEach((map, index) => {
    for (const named of namedOn(map)) check(squareOn(index, named[1]), [['maps', index, ...named[0]], named[1]]);
  });
  for (const named of namedByMemory(file)) check(parseSquare(named[1])!, named);
}

function namedOn(map: MapFile): NamedSquare[] {
  const list = (key: string, names: readonly string[]) => names.map((name, index): NamedSquare => [[key, index], name]);
  return [
    ...Object.entries(map.tiles).flatMap(([id, { squares }]) =>
      squares.map((name, index): NamedSquare => [['tiles', id, 'squares', index], name]),
    ),
    ...list('stations', map.stations),
    ...Object.keys(map.spots).map((name): NamedSquare => [['spots', name], name]),
    ...(map.tower === undefined ? [] : [[['tower', 'foot'], map.tower.foot] as const]),
    ...list('chests', map.chests),
    ...Object.entries(map.entrances).flatMap(([letter, names]) =>
      names.map((name, index): NamedSquare => [['entrances', letter, index], name]),
    ),
    ...list('restricted', map.restricted),
    ...Object.entries(map.markers ?? {}).flatMap(([rule, names]) =>
      names.map((name, index): NamedSquare => [['markers', rule, index], name]),
    ),
    ...map.guards.map(({ at }, index): NamedSquare => [['guards', index, 'at'], at]),
    ...Object.entries(map.bosses)
      .filter(([, at]) => at !== WAITING)
      .map(([boss, at]): NamedSquare => [['bosses', boss], at]),
    ...Object.entries(map.machines)
      .filter(([, { at }]) => at !== WAITING)
      .map(([machine, { at }]): NamedSquare => [['machines', machine, 'at'], at]),
  ];
}

function namedByMemory({ start, objectives }: MemoryFile): NamedSquare[] {
  const tokens = Object.entries(objectives).flatMap(([id, objective]): NamedSquare[] => [
    ...('at' in objective && objective.at !== undefined ? [[['objectives', id, 'at'], objective.at] as const] : []),
    ...('to' in objective && objective.to !== undefined ? [[['objectives', id, 'to'], objective.to] as const] : []),
  ]);
  return [...start.map((name, index): NamedSquare => [['start', index], name]), ...tokens];
}
