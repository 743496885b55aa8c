import { DIRECTIONS, type Entrance, type MapData, type Square, type SquareData, STEPS, squareBeside } from '@bauta/engine';
import { edge, type Spot } from '../ground.ts';
import { tag, title, words } from '../markup.ts';

const OUTSIDE = 23;
const RADIUS = 11;

/** Sides where an entrance has room: beside the map, or behind a wall (R7.2). */
function sidesFor(map: MapData, { at, walls }: SquareData): { direction: number; rim: boolean }[] {
  const there = new Set(map.squares.map((square) => square.at));
  const sides = DIRECTIONS.map((_, direction) => ({ direction, rim: !there.has(squareBeside(at, direction)) }));
  return [...sides.filter(({ rim }) => rim), ...sides.filter(({ direction, rim }) => !rim && walls[direction])];
}

/** A letter in a disc, with a point towards its square. */
export function entranceMark(letter: string, x: number, y: number, direction: number): string {
  const [down, right] = STEPS[direction]!;
  const tip = { x: x - right * (RADIUS + 7), y: y - down * (RADIUS + 7) };
  const [wide, base] = [7, RADIUS - 2];
  const corner = (side: number): string => `${x - right * base + side * down * wide} ${y - down * base + side * right * wide}`;
  return (
    tag('path', { d: `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}z`, class: 'dark' }) +
    tag('circle', { cx: x, cy: y, r: RADIUS, class: 'dark' }) +
    words(x, y + 5, letter, { class: 'letter light' })
  );
}

function marksAt(map: MapData, square: SquareData, letters: readonly Entrance[], spot: Spot, side: number): string[] {
  const sides = sidesFor(map, square);
  return letters.map((letter, index) => {
    const { direction, rim } = sides[index % sides.length]!;
    const { cx, cy } = edge(spot, direction, side);
    const [down, right] = STEPS[direction]!;
    const away = rim ? OUTSIDE : 0;
    const shift = 26 * Math.floor(index / sides.length);
    const mark = entranceMark(
      letter,
      cx + right * away + Math.abs(down) * shift,
      cy + down * away + Math.abs(right) * shift,
      direction,
    );
    return tag('g', { class: 'entrance' }, title(`entrance ${letter}`), mark);
  });
}

/** The entrances A to D, beside the squares that reinforcements come to. */
export function entrances(map: MapData, spotOf: (at: Square) => Spot, side: number): string {
  return map.squares
    .flatMap((square) => {
      const letters = map.entrances.filter(({ at }) => at === square.at).map(({ letter }) => letter);
      return letters.length === 0 ? [] : marksAt(map, square, letters, spotOf(square.at), side);
    })
    .join('');
}
