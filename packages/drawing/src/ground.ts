import { columnOf, DIRECTIONS, type GroundType, type MapData, rowOf, type SquareData, STEPS, squareBeside } from '@bauta/engine';
import { tag } from './markup.ts';

export interface Spot {
  x: number;
  y: number;
}

const COLOURS: Readonly<Record<GroundType, string>> = {
  street: '#fbf5e6',
  roof: '#d3c8ae',
  room: '#ecdfc2',
  canal: '#d3e2e6',
  tower: '#e0d6e0',
};

export const GROUND_STYLE = `
.ground { stroke: #cdbd95; stroke-width: 1; }
.aside { stroke: #8a7a55; stroke-width: 1; stroke-dasharray: 3 3; fill-opacity: .5; }
.texture { fill: none; stroke: #5c4a26; stroke-opacity: .26; stroke-width: 1; stroke-linecap: round; }
.wall { stroke: #3a2f1c; stroke-width: 3; stroke-linecap: round; }
.ladder { stroke: #6b5526; stroke-width: 1.6; fill: none; }
`;

export const columnsOf = ({ squares }: MapData): number => 1 + Math.max(...squares.map(({ at }) => columnOf(at)));
export const rowsOf = ({ squares }: MapData): number => 1 + Math.max(...squares.map(({ at }) => rowOf(at)));

const QUARTERS = [0.25, 0.5, 0.75] as const;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Each ground has its own lines, for paper and for those who see no colours. Parts are of a square whose side is 1. */
const TEXTURES: Readonly<Record<GroundType, (at: (x: number, y: number) => string, by: (part: number) => string) => string>> = {
  street: (at, by) =>
    [at(0.2, 0.3), at(0.62, 0.18), at(0.84, 0.55), at(0.4, 0.62), at(0.14, 0.82), at(0.7, 0.88)]
      .map((dot) => `M${dot}h${by(0.02)}`)
      .join(''),
  roof: (at, by) => {
    const pantile = `q${by(0.0625)} ${by(0.09)} ${by(0.125)} 0`;
    const row = (y: number): string => `M${at(0.0625, y)}${pantile.repeat(7)}`;
    const shifted = (y: number): string => `M${at(0, y)}${pantile.repeat(8)}`;
    return [row(0.1), shifted(0.3), row(0.5), shifted(0.7), row(0.9)].join('');
  },
  room: (at) =>
    [0, ...QUARTERS]
      .map((part) => `M${at(part, 0)}L${at(1, 1 - part)}M${at(1 - part, 0)}L${at(0, 1 - part)}`)
      .concat(QUARTERS.map((part) => `M${at(0, part)}L${at(1 - part, 1)}M${at(1, part)}L${at(part, 1)}`))
      .join(''),
  canal: (at, by) =>
    [0.2, 0.4, 0.6, 0.8]
      .map(
        (y, row) => `M${at(row % 2 === 0 ? 0.08 : 0.2, y)}q${by(0.08)} ${by(-0.07)} ${by(0.16)} 0${`t${by(0.16)} 0`.repeat(3)}`,
      )
      .join(''),
  tower: (at, by) =>
    [0, ...QUARTERS]
      .map((y, row) => {
        const joints = (row % 2 === 0 ? QUARTERS : [0.125, 0.375, 0.625, 0.875]).map((x) => `M${at(x, y)}v${by(0.25)}`);
        return (y === 0 ? '' : `M${at(0, y)}h${by(1)}`) + joints.join('');
      })
      .join(''),
};

function texture(type: GroundType, { x, y }: Spot, side: number): string {
  const at = (right: number, down: number): string => `${short(x + right * side)} ${short(y + down * side)}`;
  return tag('path', { d: TEXTURES[type](at, (part) => short(part * side)), class: 'texture' });
}

/** A square by itself; one that waits aside is dashed. */
export function ground(type: GroundType, spot: Spot, side: number, aside: boolean): string {
  const place = { ...spot, width: side, height: side };
  return tag('rect', { ...place, fill: COLOURS[type], class: aside ? 'aside' : 'ground' }) + texture(type, spot, side);
}

/** The middle of an edge, and its two ends. */
export function edge({ x, y }: Spot, direction: number, side: number) {
  const [down, right] = STEPS[direction]!;
  const [cx, cy] = [x + side / 2 + (right * side) / 2, y + side / 2 + (down * side) / 2];
  const [half, across] = [side / 2, down !== 0];
  return across
    ? { x1: cx - half, x2: cx + half, y1: cy, y2: cy, cx, cy, across }
    : { x1: cx, x2: cx, y1: cy - half, y2: cy + half, cx, cy, across };
}

/** Two rails and three rungs over an edge. */
export function ladder({ cx, cy, across }: { cx: number; cy: number; across: boolean }, size: number): string {
  const at = (along: number, over: number): string =>
    across ? `${short(cx + along * size)} ${short(cy + over * size)}` : `${short(cx + over * size)} ${short(cy + along * size)}`;
  const rails = [-0.57, 0.57].map((along) => `M${at(along, -1)}L${at(along, 1)}`);
  const rungs = [-0.57, 0, 0.57].map((over) => `M${at(-0.57, over)}L${at(0.57, over)}`);
  return tag('path', { d: [...rails, ...rungs].join(''), class: 'ladder' });
}

/** Walls and ladders of a square; each edge is drawn once, by its western or northern square. */
export function edges(map: MapData, { at, walls, ladders }: SquareData, spot: Spot, side: number): string {
  const there = new Set(map.squares.map((square) => square.at));
  return DIRECTIONS.map((_, direction) => {
    const line = edge(spot, direction, side);
    const rim = !there.has(squareBeside(at, direction));
    const { x1, x2, y1, y2 } = line;
    const isDrawn = direction === 1 || direction === 2 || rim;
    const wall = isDrawn && (walls[direction] || rim) ? tag('line', { x1, x2, y1, y2, class: 'wall' }) : '';
    return wall + (isDrawn && ladders[direction] ? ladder(line, side * 0.15) : '');
  }).join('');
}
