import type { GroundType, Square } from '@bauta/engine';
import { SIDE } from '../view/plan.ts';
import { hatchOf } from './hatch.ts';

interface Props {
  at: Square;
  type: GroundType;
  x: number;
  y: number;
}

/** R7.1: one square of ground by itself. */
export function GroundSquare({ at, type, x, y }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`board-ground-${type}`} width={SIDE} height={SIDE} />
      {type === 'roof' && <rect class="board-roof-slope" y={SIDE / 2} width={SIDE} height={SIDE / 2} />}
      <path class={`board-lines board-lines-${type}`} d={hatchOf(type, at)} />
      <path class="board-limits" d={`M${SIDE} 0V${SIDE}M0 ${SIDE}H${SIDE}`} />
      {type === 'roof' && (
        <path class="board-lines board-roof-ridge" d={`M0 ${SIDE / 2 - 3}H${SIDE}M0 ${SIDE / 2 + 3}H${SIDE}`} />
      )}
    </g>
  );
}
