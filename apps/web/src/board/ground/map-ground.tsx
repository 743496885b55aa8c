import { columnOf, type LaidMap, laidMap, type MapChange, type MapData, rowOf, type Square } from '@bauta/engine';
import { type Frame, SIDE } from '../view/plan.ts';
import { edgesOf } from './edges.ts';
import { entranceMarks } from './entrances.ts';
import { GroundSquare } from './ground-square.tsx';
import { FRONT, frontOf, shadowOf, WINDOWS } from './heights.ts';

interface Props {
  frame: Frame;
  data: MapData;
  changes: readonly MapChange[];
}

const cornerX = (at: Square): number => columnOf(at) * SIDE;
const cornerY = (at: Square): number => rowOf(at) * SIDE;
const moveTo = (at: Square): string => `translate(${cornerX(at)} ${cornerY(at)})`;

function Heights({ laid }: { laid: LaidMap }) {
  const types = new Map(laid.squares.filter(({ at }) => laid.present.has(at)).map(({ at, type }) => [at, type]));
  const typeAt = (at: Square) => types.get(at) ?? null;
  return (
    <>
      {[...types.keys()].map((at) => {
        const shadow = shadowOf(at, typeAt);
        return shadow !== '' && <path key={at} class="cast-shadow" d={shadow} transform={moveTo(at)} />;
      })}
      {[...types.keys()]
        .filter((at) => frontOf(at, typeAt))
        .map((at) => (
          <g key={at} transform={moveTo(at)}>
            <rect class="front" y={SIDE} width={SIDE} height={FRONT} />
            <path class="windows" d={WINDOWS} />
          </g>
        ))}
    </>
  );
}

function Edges({ laid }: { laid: LaidMap }) {
  return (
    <>
      {laid.squares
        .filter(({ at }) => laid.present.has(at))
        .map((square) => {
          const { walls, rim, ladders } = edgesOf(square, laid.present);
          return (
            <g key={square.at} transform={moveTo(square.at)}>
              {rim !== '' && <path class="rim" d={rim} />}
              {walls !== '' && <path class="wall" d={walls} />}
              {ladders !== '' && <path class="ladder-shade" d={ladders} />}
              {ladders !== '' && <path class="ladder" d={ladders} />}
            </g>
          );
        })}
    </>
  );
}

/** Letters of the columns and numbers of the rows. */
function Coordinates({ columns, rows }: Frame) {
  return (
    <g class="letter coordinates">
      {Array.from({ length: columns }, (_, column) => (
        <text key={column} x={column * SIDE + SIDE / 2} y="-31">
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={row} x="-36" y={row * SIDE + SIDE / 2 + 5}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

function Entrances({ laid }: { laid: LaidMap }) {
  return (
    <>
      {entranceMarks(laid).map(({ letter, at, x, y, angle }) => (
        <g key={`${letter}${at}`} transform={`translate(${cornerX(at) + x} ${cornerY(at) + y})`}>
          <path class="entrance" d="M-11 0A11 11 0 0 1 5 -9.8L18 0L5 9.8A11 11 0 0 1 -11 0Z" transform={`rotate(${angle})`} />
          <text class="letter entrance-letter" y="5">
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
      <rect class="cast-shadow" x="-20" y="-20" width="56" height="56" rx="2" />
      <rect class="campanile" x="-30" y="-30" width="60" height="60" rx="2" />
      <path class="campanile-roof" d="M-22 -22H22L0 0ZM-22 22H22L0 0Z" />
      <path class="campanile-line" d="M-22 -22H22V22H-22ZM-22 -22L22 22M22 -22L-22 22" />
      <path class="campanile-line" d="M-30 -30L-22 -22M30 -30L22 -22M-30 30L-22 22M30 30L22 22" />
      <circle class="campanile" r="3.5" />
    </g>
  );
}

/** A map as it is printed: all that changes only with the ground. */
export function MapGround({ frame, data, changes }: Props) {
  const laid = laidMap(data, changes);
  return (
    <g transform={`translate(${frame.x} ${frame.y})`}>
      <rect class="sheet" x="-45" y="-45" width={frame.columns * SIDE + 90} height={frame.rows * SIDE + 90} rx="3" />
      <rect class="sheet-line" x="-41" y="-41" width={frame.columns * SIDE + 82} height={frame.rows * SIDE + 82} />
      <Coordinates {...frame} />
      {laid.squares
        .filter(({ at }) => laid.present.has(at))
        .map(({ at, type }) => (
          <GroundSquare key={at} at={at} type={type} x={cornerX(at)} y={cornerY(at)} />
        ))}
      <Heights laid={laid} />
      <Edges laid={laid} />
      <Campanile frame={frame} />
      <Entrances laid={laid} />
    </g>
  );
}
