import { columnsOf, drawing, edges, ground, rowsOf, type Spot, tag, title, words } from '@bauta/drawing';
import {
  columnOf,
  hasToken,
  type MapData,
  type MemoryData,
  rowOf,
  type Square,
  type SquareData,
  squareName,
} from '@bauta/engine';

const SIDE = 46;
const MARGIN = 8;
const GAP = 26;

/** What lies on a memory's map when it begins, and what happened there. */
interface HeatMap {
  memory: MemoryData;
  /** By square. */
  rates: Readonly<Record<string, number>>;
  /** The rate that is the deepest red. */
  most: number;
  label: string;
  /** What the rate of a square is: `detections a game`. */
  rate: string;
}

/** Objective tokens, stations and entrances: what players go to and guards come from. */
function thingsOn(map: MapData, memory: MemoryData, at: Square, { x, y }: Spot): string {
  const letters = map.entrances.filter((each) => each.at === at).map(({ letter }) => letter);
  const isGoal = memory.objectives.some((each) => hasToken(each.kind) && !each.hidden && each.at === at);
  return [
    letters.length > 0 ? words(x + SIDE - 4, y + 11, letters.join(''), { class: 'entrance' }) : '',
    map.stations.includes(at) ? tag('circle', { cx: x + 8, cy: y + SIDE - 8, r: 3.6, class: 'station' }) : '',
    isGoal ? tag('path', { d: `M${x + 8} ${y + 3}l4 5l-4 5l-4 -5z`, class: 'goal' }) : '',
  ].join('');
}

const showRate = (rate: number): string => (rate >= 0.995 ? rate.toFixed(1) : rate.toFixed(2).slice(1));

/** On paper, so that the same red is the same rate on every ground. */
function heat(rate: number, most: number, { x, y }: Spot): string {
  const share = rate / most;
  const place = { x: x + 5, y: y + 5, width: SIDE - 10, height: SIDE - 10, rx: 5 };
  const ink = share > 0.55 ? '#fffaf0' : '#2c2416';
  const label = rate >= 0.005 ? words(x + SIDE / 2, y + SIDE / 2 + 4, showRate(rate), { class: 'rate', fill: ink }) : '';
  return (
    tag('rect', { ...place, class: 'under' }) +
    tag('rect', { ...place, class: 'heat', 'fill-opacity': 0.08 + 0.92 * share }) +
    label
  );
}

function squareOn(map: MapData, { memory, rates, most, rate: unit }: HeatMap, square: SquareData, spot: Spot): string {
  const rate = rates[squareName(square.at)] ?? 0;
  const aside = map.tiles.some((tile) => tile.aside && tile.squares.includes(square.at));
  return tag(
    'g',
    {},
    title(`${squareName(square.at)}, ${square.type}: ${rate.toFixed(3)} ${unit}`),
    ground(square.type, spot, SIDE, aside),
    rate > 0 ? heat(rate, most, spot) : '',
    thingsOn(map, memory, square.at, spot),
  );
}

/** One map, with its left edge at `left`. */
function mapDrawn(map: MapData, wish: HeatMap, left: number): string {
  const spotOf = (at: Square): Spot => ({ x: left + columnOf(at) * SIDE, y: MARGIN + rowOf(at) * SIDE });
  const squares = map.squares.map((square) => squareOn(map, wish, square, spotOf(square.at)));
  const lines = map.squares.map((square) => edges(map, square, spotOf(square.at), SIDE));
  return squares.join('') + lines.join('');
}

/** What happened off the squares: on top of a tower. */
function elsewhere({ memory, rates }: HeatMap): string {
  const drawn = new Set(memory.maps.flatMap(({ squares }) => squares.map(({ at }) => squareName(at))));
  const others = Object.entries(rates).filter(([name]) => !drawn.has(name));
  return others.map(([name, rate]) => `${name} ${rate.toFixed(2)}`).join(', ');
}

/** The maps of a memory side by side, redder where it happened more often. */
export function heatMap(wish: HeatMap): string {
  const { maps } = wish.memory;
  let left = MARGIN;
  const drawn = maps.map((map) => {
    const at = left;
    left += columnsOf(map) * SIDE + GAP;
    return mapDrawn(map, wish, at);
  });
  const height = Math.max(...maps.map(rowsOf)) * SIDE + 2 * MARGIN;
  const rest = elsewhere(wish);
  return (
    drawing(left - GAP + MARGIN, height, wish.label, ...drawn) +
    (rest === '' ? '' : tag('p', { class: 'note' }, `Elsewhere: ${rest}`))
  );
}

/** Maps of every memory are drawn to the same scale. */
export const widthOf = ({ maps }: MemoryData): number =>
  maps.reduce((total, map) => total + columnsOf(map) * SIDE + GAP, 2 * MARGIN - GAP);
