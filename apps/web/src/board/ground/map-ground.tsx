import {
  type CurrentMap,
  columnOf,
  currentMap,
  type MapChange,
  type MapData,
  rowOf,
  type Square,
  type SquareData,
} from '@bauta/engine';
import { type Frame, SIDE } from '../view/plan.ts';
import { edgesOf } from './edges.ts';
import { entranceMarks } from './entrances.ts';
import { GroundSquare } from './ground-square.tsx';
import { FRONT, frontOf, shadowOf, type TypeAt, WINDOWS } from './heights.ts';

interface Props {
  frame: Frame;
  data: MapData;
  changes: readonly MapChange[];
  /** R50: what the map is called, '' when it is the only one. */
  letter: string;
}

const FOLD = `M${SIDE - 22} ${SIDE - 2}L${SIDE - 2} ${SIDE - 22}V${SIDE - 2}Z`;
const RUBBLE =
  'M8 12L24 6L40 14L58 7L76 13L93 8M92 26L86 44L94 60L88 78M90 92L70 88L54 95L36 87L20 94L7 88M9 72L14 54L6 40L12 26M38 42L50 36L58 46L48 56ZM62 66L72 62L74 72Z';

const cornerX = (at: Square): number => columnOf(at) * SIDE;
const cornerY = (at: Square): number => rowOf(at) * SIDE;
const moveTo = (at: Square): string => `translate(${cornerX(at)} ${cornerY(at)})`;

const present = (laid: CurrentMap): SquareData[] => laid.squares.filter(({ at }) => laid.present.has(at));

/** The ground of each square that is there. */
function typesOn(laid: CurrentMap): TypeAt {
  const types = new Map(present(laid).map(({ at, type }) => [at, type]));
  return (at) => types.get(at) ?? null;
}

function Heights({ laid, typeAt }: { laid: CurrentMap; typeAt: TypeAt }) {
  const squares = present(laid).map(({ at }) => at);
  return (
    <>
      {squares.map((at) => {
        const shadow = shadowOf(at, typeAt);
        return shadow !== '' && <path key={at} class="board-cast-shadow" d={shadow} transform={moveTo(at)} />;
      })}
      {squares
        .filter((at) => frontOf(at, typeAt))
        .map((at) => (
          <g key={at} transform={moveTo(at)}>
            <rect class="board-front" y={SIDE} width={SIDE} height={FRONT} />
            <path class="board-windows" d={WINDOWS} />
          </g>
        ))}
    </>
  );
}

function Edges({ laid, typeAt }: { laid: CurrentMap; typeAt: TypeAt }) {
  return (
    <>
      {present(laid).map((square) => {
        const { walls, eaves, rim, ladders } = edgesOf(square, typeAt);
        return (
          <g key={square.at} transform={moveTo(square.at)}>
            {rim !== '' && <path class="board-rim" d={rim} />}
            {eaves !== '' && <path class="board-eaves" d={eaves} />}
            {walls !== '' && <path class="board-wall" d={walls} />}
            {ladders !== '' && <path class="board-ladder-shade" d={ladders} />}
            {ladders !== '' && <path class="board-ladder" d={ladders} />}
          </g>
        );
      })}
    </>
  );
}

/** Letters of the columns and numbers of the rows. */
function Coordinates({ columns, rows }: Frame) {
  return (
    <g class="board-letter board-coordinates">
      {Array.from({ length: columns }, (_, column) => (
        <text key={column} x={column * SIDE + SIDE / 2} y="-19">
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={row} x="-23" y={row * SIDE + SIDE / 2 + 5}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

function Entrances({ laid }: { laid: CurrentMap }) {
  return (
    <>
      {entranceMarks(laid).map(({ letter, at, x, y, angle }) => (
        <g key={`${letter}${at}`} transform={`translate(${cornerX(at) + x} ${cornerY(at) + y})`}>
          <path
            class="board-entrance"
            d="M-11 0A11 11 0 0 1 5 -9.8L18 0L5 9.8A11 11 0 0 1 -11 0Z"
            transform={`rotate(${angle})`}
          />
          <text class="board-letter board-entrance-letter" y="5">
            {letter}
          </text>
        </g>
      ))}
    </>
  );
}

/** R9: the bell tower seen from above, where its four squares meet. */
function Campanile({ frame }: { frame: Frame }) {
  if (frame.tower === null) return null;
  return (
    <g transform={`translate(${frame.tower.x} ${frame.tower.y})`}>
      <rect class="board-cast-shadow" x="-20" y="-20" width="56" height="56" rx="2" />
      <rect class="board-campanile" x="-30" y="-30" width="60" height="60" rx="2" />
      <path class="board-campanile-roof" d="M-22 -22H22L0 0ZM-22 22H22L0 0Z" />
      <path class="board-campanile-line" d="M-22 -22H22V22H-22ZM-22 -22L22 22M22 -22L-22 22" />
      <path class="board-campanile-line" d="M-30 -30L-22 -22M30 -30L22 -22M-30 30L-22 22M30 30L22 22" />
      <circle class="board-campanile" r="3.5" />
    </g>
  );
}

/** Tiles that wait beside the map are only outlined; where one has gone there is nothing but broken edges. */
function Absent({ data, changes, laid }: { data: MapData; changes: readonly MapChange[]; laid: CurrentMap }) {
  const gone = new Set(changes.flatMap((each) => (each.change === 'tile-removed' ? [each.tile] : [])));
  return (
    <>
      {data.tiles.flatMap(({ id, squares }) =>
        squares
          .filter((at) => !laid.present.has(at))
          .map((at) => (
            <path
              key={at}
              class={gone.has(id) ? 'board-gone' : 'board-aside'}
              d={gone.has(id) ? RUBBLE : `M6 6H${SIDE - 6}V${SIDE - 6}H6Z`}
              transform={moveTo(at)}
            />
          )),
      )}
    </>
  );
}

/** A corner folded over shows the ground on the other face of a tile. */
function Folds({ data, changes, laid }: { data: MapData; changes: readonly MapChange[]; laid: CurrentMap }) {
  const turned = new Set(changes.flatMap((each) => (each.change === 'tile-turned' && each.turned ? [each.tile] : [])));
  return (
    <>
      {data.tiles.flatMap((tile) =>
        (turned.has(tile.id) ? data.squares.filter(({ at }) => tile.squares.includes(at)) : tile.turned)
          .filter(({ at }) => tile.turned.length > 0 && laid.present.has(at))
          .map(({ at, type }) => (
            <g key={at} transform={moveTo(at)}>
              <path class={`board-ground-${type}`} d={FOLD} />
              <path class="board-fold" d={FOLD} />
            </g>
          )),
      )}
    </>
  );
}

/** A map as it is printed: all that changes only with the ground. */
export function MapGround({ frame, data, changes, letter }: Props) {
  const laid = currentMap(data, changes);
  const typeAt = typesOn(laid);
  return (
    <g transform={`translate(${frame.x} ${frame.y})`}>
      <rect class="board-sheet" x="-45" y="-45" width={frame.columns * SIDE + 90} height={frame.rows * SIDE + 90} rx="3" />
      <rect class="board-sheet-line" x="-41" y="-41" width={frame.columns * SIDE + 82} height={frame.rows * SIDE + 82} />
      <Coordinates {...frame} />
      {letter !== '' && (
        <text class="board-letter board-map-letter" x="-24" y="-17">
          {letter}
        </text>
      )}
      <Absent data={data} changes={changes} laid={laid} />
      {present(laid).map(({ at, type }) => (
        <GroundSquare key={at} at={at} type={type} x={cornerX(at)} y={cornerY(at)} />
      ))}
      <Heights laid={laid} typeAt={typeAt} />
      <Folds data={data} changes={changes} laid={laid} />
      <Edges laid={laid} typeAt={typeAt} />
      <Campanile frame={frame} />
      <Entrances laid={laid} />
    </g>
  );
}
