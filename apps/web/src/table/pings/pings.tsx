import './pings.css';
import type { Square } from '@bauta/engine';
import { boxOf, type Plan } from '../../board/view/plan.ts';

/** A ring on each square that somebody points at. */
export function Pings({ pings, plan }: { pings: readonly { id: number; at: Square }[]; plan: Plan }) {
  return (
    <>
      {pings.map(({ id, at }) => {
        const box = boxOf(plan, at);
        if (box === null) return null;
        const { x, y, width, height } = box;
        return <span key={id} class="board-ping" style={`left:${x}px;top:${y}px;width:${width}px;height:${height}px`} />;
      })}
    </>
  );
}
