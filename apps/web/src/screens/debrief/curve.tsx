import type { JudgedDecision } from '@bauta/bots';
import { percentOf } from '@bauta/text';
import { say } from '../../words/say.ts';
import { CURVE, curveArea, curvePath, turnTicks, xOfDecision, yOf } from './curve-path.ts';

const LEFT = 44;
const BELOW = 44;
const TOP = 14;
const APART = 26;

interface Props {
  judged: readonly JudgedDecision[];
  total: number;
  /** Letters of turning points, by the number of their decision. */
  marks: ReadonlyMap<number, string>;
}

/** The chance of success over the game. */
export function Curve({ judged, total, marks }: Props) {
  const [first, last] = [judged[0], judged.at(-1)];
  const label =
    first === undefined || last === undefined
      ? say('table.debrief.curve')
      : say('table.debrief.curve-from-to', { from: percentOf(first.before), to: percentOf(last.after) });
  const viewBox = `${-LEFT} ${-TOP} ${CURVE.width + LEFT + 12} ${CURVE.height + BELOW + TOP}`;
  return (
    <svg class="curve" role="img" aria-label={label} viewBox={viewBox}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path class="curve-line" d={`M0 ${yOf(chance)}H${CURVE.width}`} />
          <text x="-8" y={yOf(chance) + 5} class="curve-end">
            {say('table.debrief.percent', { percent: percentOf(chance) })}
          </text>
        </g>
      ))}
      <path class="curve-area" d={curveArea(judged, total)} />
      <path class="curve-path" d={curvePath(judged, total)} />
      {turnTicks(judged, total, APART).map(({ turn, x }) => (
        <g key={turn}>
          <path class="curve-line" d={`M${x} ${CURVE.height}v6`} />
          <text x={x} y={CURVE.height + 20}>
            {turn}
          </text>
        </g>
      ))}
      <text x={CURVE.width / 2} y={CURVE.height + 40}>
        {say('table.debrief.turn')}
      </text>
      {judged
        .filter(({ number }) => marks.has(number))
        .map(({ number, after }) => (
          <g key={number} class="curve-mark">
            <circle cx={xOfDecision(number, total)} cy={yOf(after)} r="9" />
            <text x={xOfDecision(number, total)} y={yOf(after) + 4.5}>
              {marks.get(number)}
            </text>
          </g>
        ))}
    </svg>
  );
}
