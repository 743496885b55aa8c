import { columnOf, type MapData, rowOf, type Square, type SquareData, squareName } from '@bauta/engine';
import { columnsOf, edges, ground, rowsOf, type Spot } from '../ground.ts';
import { tag, title, words } from '../markup.ts';
import { entrances } from './entrances.ts';
import { figures } from './figures.ts';
import { ICONS, type IconName } from './icons.ts';
import type { NamedMemory } from './named.ts';
import { objectivesAt } from './objectives.ts';

export const SIDE = 124;
/** Room around a map for entrances and coordinates. */
export const RIM = 62;

export const widthOf = (map: MapData): number => columnsOf(map) * SIDE + 2 * RIM;
export const heightOf = (map: MapData): number => rowsOf(map) * SIDE + 2 * RIM;

/** What lies on a square, from its north-eastern corner westwards. */
function iconsAt(map: MapData, { memory }: NamedMemory, at: Square): IconName[] {
  return [
    ...(map.restricted.includes(at) ? ['restricted' as const] : []),
    ...(map.stations.includes(at) ? ['station' as const] : []),
    ...map.spots.filter((spot) => spot.at === at).map(({ kind }) => kind),
    ...(map.tower?.foot === at ? ['leap' as const] : []),
    ...(map.chests.includes(at) ? ['chest' as const] : []),
    ...(memory.start.includes(at) ? ['start' as const] : []),
  ];
}

/** R49: a red rim inside the square. */
const restrictedRim = ({ x, y }: Spot): string =>
  tag('rect', { x: x + 4, y: y + 4, width: SIDE - 8, height: SIDE - 8, class: 'alarm dashes' });

/** The south-eastern corner folded over, with the ground of the other face. */
function fold(other: SquareData, { x, y }: Spot): string {
  const corner = `M${x + SIDE - 24} ${y + SIDE - 2}L${x + SIDE - 2} ${y + SIDE - 24}`;
  return tag(
    'g',
    { class: 'fold' },
    title(`its other face is ${other.type}`),
    tag('path', { d: `${corner}V${y + SIDE - 2}z`, class: 'plate' }),
    words(x + SIDE - 9, y + SIDE - 6, other.type[0]!, { class: 'label middle' }),
  );
}

function squareDrawn(map: MapData, { at, type }: SquareData, spot: Spot, named: NamedMemory): string {
  const tile = map.tiles.find(({ squares }) => squares.includes(at))!;
  const icons = iconsAt(map, named, at);
  const other = tile.turned.find((face) => face.at === at);
  const rules = (map.markers ?? []).filter((marker) => marker.at === at).map(({ rule }) => rule);
  const told = [
    squareName(at),
    type,
    tile.size === 'small' ? '' : `tile ${tile.id}`,
    tile.aside ? 'aside' : '',
    ...icons,
    ...rules,
  ];
  return tag(
    'g',
    { class: 'square' },
    title(told.filter((part) => part !== '').join(', ')),
    ground(type, spot, SIDE, tile.aside),
    map.restricted.includes(at) ? restrictedRim(spot) : '',
    words(spot.x + 9, spot.y + 17, [squareName(at).replace(/^.:/, ''), ...rules].join(' '), { class: 'coordinate' }),
    other === undefined ? '' : fold(other, spot),
  );
}

/** What lies and stands on a square, over the edges. */
function thingsDrawn(map: MapData, { at, ladders }: SquareData, spot: Spot, named: NamedMemory): string {
  const icons = iconsAt(map, named, at).map((name, index) =>
    tag('g', { class: `thing ${name}` }, title(name), ICONS[name](spot.x + SIDE - 20 - index * 27, spot.y + 20)),
  );
  // A ladder to the south stays in sight.
  const foot = { x: spot.x + SIDE / 2, y: spot.y + SIDE - (ladders[2] ? 18 : 0) };
  return icons.join('') + objectivesAt(named, at, spot) + figures(map, at, foot, named);
}

/** R9: between its four squares, off their names. */
function towerDrawn({ tower }: MapData, spotOf: (at: Square) => Spot): string {
  if (tower === null) return '';
  const spots = tower.squares.map(spotOf);
  const x = Math.min(...spots.map((spot) => spot.x)) + SIDE;
  const y = Math.min(...spots.map((spot) => spot.y)) + SIDE;
  return tag('g', { class: 'thing tower' }, title('tower'), ICONS.tower(x, y - 17));
}

/** Letters of the columns and numbers of the rows, around the map. */
function coordinates(map: MapData, { x, y }: Spot): string {
  const middle = (index: number): number => index * SIDE + SIDE / 2;
  const across = Array.from({ length: columnsOf(map) }, (_, column) =>
    words(x + middle(column), y - RIM + 20, String.fromCharCode(97 + column), { class: 'axis' }),
  );
  const down = Array.from({ length: rowsOf(map) }, (_, row) =>
    words(x - RIM + 15, y + middle(row) + 6, String(row + 1), { class: 'axis' }),
  );
  return [...across, ...down].join('');
}

/** One map with its rim; `corner` is where the rim begins. */
export function mapDrawn(map: MapData, corner: Spot, named: NamedMemory): string {
  const origin = { x: corner.x + RIM, y: corner.y + RIM };
  const spotOf = (at: Square): Spot => ({ x: origin.x + columnOf(at) * SIDE, y: origin.y + rowOf(at) * SIDE });
  return tag(
    'g',
    { class: 'map' },
    coordinates(map, origin),
    ...map.squares.map((square) => squareDrawn(map, square, spotOf(square.at), named)),
    ...map.squares.map((square) => edges(map, square, spotOf(square.at), SIDE)),
    towerDrawn(map, spotOf),
    ...map.squares.map((square) => thingsDrawn(map, square, spotOf(square.at), named)),
    entrances(map, spotOf, SIDE),
  );
}
