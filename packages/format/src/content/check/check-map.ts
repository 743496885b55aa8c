import { type Content, type MapData, NOWHERE, SQUARE_LIMIT, type Square, type SquareData, squareName } from '@bauta/engine';
import type { Path, ProblemReporter } from '../../problem/problem.ts';
import type { Drawn } from '../compile/compile-map.ts';
import type { MapFile } from '../schema/memory-schema.ts';
import type { Fault } from './check-effect.ts';
import { checkFaces } from './check-faces.ts';
import { kindFault } from './check-figures.ts';
import { checkMachinesOn, guardsAboard } from './check-machines.ts';
import { checkTiles, hasShape } from './check-tiles.ts';
import type { CompiledContent } from './compiled-content.ts';

const PARTIES = [2, 3, 4] as const;

/** R7.2: what stands on one map. `report` takes paths from the map. */
export function checkMap(file: MapFile, map: MapData, drawn: Drawn, known: CompiledContent, report: ProblemReporter): void {
  checkTiles(file, map, report);
  checkFaces(drawn, map, report);
  checkTower(file, map, known, report);
  checkSpots(file, map, report);
  checkOnce(['stations'], map.stations, report);
  checkOnce(['chests'], map.chests, report);
  checkOnce(['restricted'], map.restricted, report);
  checkEntrances(file, map, report);
  for (const boss of Object.keys(file.bosses)) {
    if (!Object.hasOwn(known.bosses, boss)) report(['bosses', boss], `There is no boss \`${boss}\`.`);
  }
  checkMachinesOn(map, known, report);
  checkCrowds(map, report);
}

function checkTower(file: MapFile, map: MapData, { cards }: CompiledContent, report: ProblemReporter): void {
  const fault = towerFault(file, map) ?? towerCardFault(file, cards);
  if (fault !== null) report(fault.path, fault.message);
}

function towerCardFault({ tower }: MapFile, cards: Content['cards']): Fault | null {
  const message = tower === undefined ? null : kindFault(cards, tower.card, 'tower');
  return message === null ? null : { path: ['tower', 'card'], message };
}

function towerFault({ tower }: MapFile, map: MapData): Fault | null {
  const squares = map.squares.filter(({ type }) => type === 'tower').map(({ at }) => at);
  if (tower === undefined && squares.length === 0) return null;
  if (tower === undefined) return { path: ['drawing'], message: 'A tower is drawn, but `tower` is missing (R9).' };
  if (!hasShape({ size: 'medium', squares }))
    return { path: ['tower'], message: 'A tower is one medium tile, 2x2 squares drawn `t` (R7.1, R7.3).' };
  const path = ['tower', 'foot'];
  if (!squares.includes(map.tower!.foot)) return { path, message: `The foot ${tower.foot} is no square of the tower (R9.4).` };
  if (map.spots.some(({ at }) => at === map.tower!.foot)) return null;
  return { path, message: `The foot ${tower.foot} has no hiding spot to leap into (R9.4).` };
}

function checkSpots(file: MapFile, { spots, squares }: MapData, report: ProblemReporter): void {
  Object.keys(file.spots).forEach((name, index) => {
    const { at, kind } = spots[index]!;
    const roof = squares.find((square) => square.at === at)?.type === 'roof';
    if (kind === 'roof-garden' && !roof) report(['spots', name], `A roof garden lies on a roof, and ${name} is none (R7.2).`);
  });
}

function checkOnce(path: Path, squares: readonly Square[], report: ProblemReporter): void {
  squares.forEach((square, index) => {
    if (squares.indexOf(square) < index) report([...path, index], `${squareName(square)} is listed twice.`);
  });
}

function checkEntrances(file: MapFile, { squares }: MapData, report: ProblemReporter): void {
  for (const [letter, names] of Object.entries(file.entrances)) {
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) report(['entrances', letter, index], `${name} is listed twice.`);
      else if (!hasRoomBeside(name, squares))
        report(['entrances', letter, index], `There is no room beside ${name} for an entrance (R7.2).`);
    });
  }
}

const hasRoomBeside = (name: string, squares: readonly SquareData[]): boolean => {
  const square = squares.find(({ at }) => squareName(at).endsWith(name))!;
  return square.walls.some(Boolean) || neighbours(square.at, squares) < 4;
};

const neighbours = (at: Square, squares: readonly SquareData[]): number =>
  squares.filter((other) => [at - 32, at + 1, at + 32, at - 1].includes(other.at)).length;

/** R29.4 holds from the start, for every number of assassins; for a boss a guard makes room (R33.3). */
function checkCrowds(map: MapData, report: ProblemReporter): void {
  const { bosses } = map;
  const guards = [...map.guards, ...guardsAboard(map)];
  const crowded = bosses.find(({ at }) => bosses.filter((boss) => boss.at === at && at !== NOWHERE).length > SQUARE_LIMIT);
  if (crowded !== undefined)
    report(['bosses', crowded.boss], `More than ${SQUARE_LIMIT} bosses start on ${squareName(crowded.at)} (R29.4).`);
  const full = new Set<Square>();
  guards.forEach(({ at }, index) => {
    const crowd = PARTIES.map((_, party) =>
      guards.filter((other) => other.at === at).reduce((sum, { count }) => sum + count[party]!, 0),
    );
    const most = Math.max(...crowd);
    if (most > SQUARE_LIMIT && !full.has(at))
      report(
        index < map.guards.length ? ['guards', index] : ['machines'],
        `${squareName(at)} starts with ${most} guards, but ${SQUARE_LIMIT} fit (R29.4).`,
      );
    full.add(at);
  });
}
