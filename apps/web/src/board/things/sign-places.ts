import { columnOf, type Game, type GroundSquare, mapOf, rowOf } from '@bauta/engine';
import { type Point, SIDE } from '../view/plan.ts';

const NEAR = 21;
const FAR = SIDE - 20;
const STEP = 31;
/** Beside the tower's top. */
const PAST_TOP = 52;

/** R9: which corner of a tower's square its top covers; null for any other square. */
function towerCorner(game: Game, { at, tower }: GroundSquare): 'south-east' | 'south-west' | 'north-east' | 'north-west' | null {
  const squares = tower ? (game.content.memory.maps[mapOf(at)]!.tower?.squares ?? []) : [];
  if (squares.length === 0) return null;
  const north = rowOf(at) === Math.min(...squares.map(rowOf));
  const west = columnOf(at) === Math.min(...squares.map(columnOf));
  return `${north ? 'south' : 'north'}-${west ? 'east' : 'west'}`;
}

/** Where a square's hiding spot is drawn: in its upper corner to the east, unless the tower is there. */
export const spotCorner = (game: Game, square: GroundSquare): Point => ({
  x: towerCorner(game, square) === 'north-east' ? NEAR : FAR,
  y: NEAR,
});

/** Signs stand along the upper side from the west, past the tower and past a spot in that corner. */
export function signPlace(game: Game, square: GroundSquare, nth: number): Point {
  const corner = towerCorner(game, square);
  const from = corner === 'north-west' || (corner === 'north-east' && square.spot !== '') ? PAST_TOP : NEAR;
  return { x: from + nth * STEP, y: NEAR };
}
