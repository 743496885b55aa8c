import './mini-map.css';
import {
  columnOf,
  DIRECTIONS,
  hasToken,
  type MapData,
  type MemoryData,
  rowOf,
  type Square,
  type SquareData,
} from '@bauta/engine';

const SIDE = 20;
const RIM = 3;

/** Who stands on a square: the party by their letters, the enemies by their number. */
export interface SquareFigures {
  friends: string;
  enemies: number;
}

interface Props {
  memory: MemoryData;
  label: string;
  /** How often something happened, by square; the most is the deepest red. */
  heat?: ReadonlyMap<Square, number>;
  figures?: ReadonlyMap<Square, SquareFigures>;
}

const x = (at: Square): number => columnOf(at) * SIDE;
const y = (at: Square): number => rowOf(at) * SIDE;

/** The four edges of a square, in the order of DIRECTIONS. */
const EDGES: readonly ((at: Square) => string)[] = [
  (at) => `M${x(at)} ${y(at)}h${SIDE}`,
  (at) => `M${x(at) + SIDE} ${y(at)}v${SIDE}`,
  (at) => `M${x(at)} ${y(at) + SIDE}h${SIDE}`,
  (at) => `M${x(at)} ${y(at)}v${SIDE}`,
];

/** Tiles, boards and waves, for those who see no colours. */
const TEXTURES = {
  street: () => '',
  roof: (at: Square) => [4, 10, 16].map((down) => `M${x(at)} ${y(at) + down}h${SIDE}`).join(''),
  room: (at: Square) => `M${x(at)} ${y(at)}l${SIDE} ${SIDE}M${x(at) + SIDE} ${y(at)}l${-SIDE} ${SIDE}`,
  canal: (at: Square) => [6, 14].map((down) => `M${x(at) + 2} ${y(at) + down}q4 -4 8 0t8 0`).join(''),
  tower: (at: Square) => `M${x(at)} ${y(at) + 10}h${SIDE}M${x(at) + 10} ${y(at)}v${SIDE}`,
} as const;

const wallsOf = ({ at, walls }: SquareData): string =>
  DIRECTIONS.map((_, side) => (walls[side] ? EDGES[side]!(at) : '')).join('');

function Heat({ at, count, most }: { at: Square; count: number; most: number }) {
  return (
    <g class="mini-heat">
      <circle cx={x(at) + SIDE / 2} cy={y(at) + SIDE / 2} r={5 + (4 * count) / most} />
      <text x={x(at) + SIDE / 2} y={y(at) + SIDE / 2 + 3.5}>
        {count}
      </text>
    </g>
  );
}

function Standing({ at, friends, enemies }: SquareFigures & { at: Square }) {
  const width = 5 + 5 * friends.length;
  return (
    <g class="mini-figures">
      {friends !== '' && <rect class="mini-friends" x={x(at) + 1} y={y(at) + 1} width={width} height="9" rx="4.5" />}
      <text x={x(at) + 1 + width / 2} y={y(at) + 8.2}>
        {friends}
      </text>
      {enemies > 0 && <path class="mini-enemies" d={`M${x(at) + 9} ${y(at) + 19}v-6l5 -3l5 3v6z`} />}
      {enemies > 0 && (
        <text x={x(at) + 14} y={y(at) + 18}>
          {enemies}
        </text>
      )}
    </g>
  );
}

function OneMap({ map, memory, label, heat, figures }: Props & { map: MapData }) {
  const width = (1 + Math.max(...map.squares.map(({ at }) => columnOf(at)))) * SIDE;
  const height = (1 + Math.max(...map.squares.map(({ at }) => rowOf(at)))) * SIDE;
  const goals = memory.objectives.filter((each) => hasToken(each.kind) && !each.hidden).map((each) => each.at);
  const most = Math.max(1, ...(heat?.values() ?? []));
  return (
    <svg
      class="mini-map"
      role="img"
      aria-label={label}
      viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
      style={{ maxWidth: `${(width + 2 * RIM) * 2.4}px` }}
    >
      {map.squares.map(({ at, type }) => (
        <g key={at} class={`mini-${type}`}>
          <rect x={x(at)} y={y(at)} width={SIDE} height={SIDE} />
          <path d={TEXTURES[type](at)} />
        </g>
      ))}
      <path class="mini-walls" d={map.squares.map(wallsOf).join('')} />
      {map.squares.map(({ at }) => (
        <g key={at}>
          {map.stations.includes(at) && <circle class="mini-station" cx={x(at) + 5} cy={y(at) + 15} r="2.6" />}
          {goals.includes(at) && <path class="mini-goal" d={`M${x(at) + 10} ${y(at) + 3}l5 7l-5 7l-5 -7z`} />}
          {figures?.has(at) && <Standing at={at} {...figures.get(at)!} />}
          {heat?.has(at) && <Heat at={at} count={heat.get(at)!} most={most} />}
        </g>
      ))}
    </svg>
  );
}

/** The maps of a memory, small: what the ground is, where one goes, and what happened there. */
export function MiniMap(props: Props) {
  return (
    <div class="mini-maps">
      {props.memory.maps.map((map, index) => (
        <OneMap key={index} {...props} map={map} />
      ))}
    </div>
  );
}
