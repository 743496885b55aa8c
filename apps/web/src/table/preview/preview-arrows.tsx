import './preview.css';
import type { Square } from '@bauta/engine';
import { boxOf, type Plan, type Point } from '../../board/view/plan.ts';
import type { TableState } from '../table-state.ts';
import type { Arrow } from './arrows.ts';

/** As far from the middle of a square an arrow begins and ends. */
const FROM = 12;
const TO = 22;
const SURE = 0.995;

function middleOf(plan: Plan, square: Square): Point | null {
  const box = boxOf(plan, square);
  return box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** null for squares that are not drawn any more. */
function ends(plan: Plan, { from, to }: Arrow) {
  const [a, b] = [middleOf(plan, from), middleOf(plan, to)];
  if (a === null || b === null) return null;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return { x1: a.x + dx * FROM, y1: a.y + dy * FROM, x2: b.x - dx * TO, y2: b.y - dy * TO };
}

function DrawnArrow({ arrow, plan }: { arrow: Arrow; plan: Plan }) {
  const line = ends(plan, arrow);
  if (line === null) return null;
  return (
    <g data-sure={arrow.chance > SURE} opacity={0.35 + 0.65 * arrow.chance}>
      <line class="under" {...line} />
      <line {...line} marker-end="url(#preview-head)" />
      <circle cx={line.x1} cy={line.y1} r="11" />
      <text x={line.x1} y={line.y1}>
        {arrow.count}
      </text>
    </g>
  );
}

/** Where the enemies will go, drawn over the board: how many, and broken lines where it is not sure. */
export function PreviewArrows({ table, plan }: { table: TableState; plan: Plan }) {
  const arrows = table.preview.arrows.value;
  if (arrows.length === 0) return null;
  return (
    <svg class="preview-arrows" width={plan.width} height={plan.height} aria-hidden="true">
      <defs>
        <marker
          id="preview-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="3.4"
          markerHeight="3.4"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {arrows.map((arrow) => (
        <DrawnArrow arrow={arrow} plan={plan} key={`${arrow.from} ${arrow.to}`} />
      ))}
    </svg>
  );
}
