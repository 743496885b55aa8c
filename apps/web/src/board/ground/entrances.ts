import { type CurrentMap, DIRECTIONS, type Entrance, type Square, STEPS, squareBeside } from '@bauta/engine';
import { middleOfSide } from './edges.ts';

export interface EntranceMark {
  letter: Entrance;
  at: Square;
  /** From the corner of its square. */
  x: number;
  y: number;
  /** The way in, in degrees clockwise from east. */
  angle: number;
}

const OUTSIDE = 22;
/** Off the middle, where the coordinates are. */
const ASIDE = -26;
const BESIDE = 27;
const ANGLES = [90, 180, 270, 0];

/** R7.2: beside the map where there is room, otherwise behind a wall. */
function sidesOf({ squares, present }: CurrentMap, at: Square): { side: number; isRim: boolean }[] {
  const { walls } = squares.find((square) => square.at === at)!;
  const sides = DIRECTIONS.map((_, side) => ({ side, isRim: !present.has(squareBeside(at, side)) }));
  const free = [...sides.filter(({ isRim }) => isRim), ...sides.filter(({ side, isRim }) => !isRim && walls[side])];
  return free.length > 0 ? free : sides.slice(0, 1);
}

export function entranceMarks(laid: CurrentMap): EntranceMark[] {
  const squares = [...new Set(laid.entrances.map(({ at }) => at))];
  return squares.flatMap((at) => {
    const sides = sidesOf(laid, at);
    const letters = [...new Set(laid.entrances.filter((each) => each.at === at).map(({ letter }) => letter))];
    return letters.map((letter, index) => {
      const { side, isRim } = sides[index % sides.length]!;
      const { x, y, across } = middleOfSide(side);
      const [down, right] = STEPS[side]!;
      const away = isRim ? OUTSIDE : 0;
      const shift = ASIDE + BESIDE * Math.floor(index / sides.length);
      return {
        letter,
        at,
        x: x + right * away + (across ? shift : 0),
        y: y + down * away + (across ? 0 : shift),
        angle: ANGLES[side]!,
      };
    });
  });
}
