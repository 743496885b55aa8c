import type { Square } from '@bauta/engine';
import type { Box } from '../view/plan.ts';
import { BADGES, type Badge } from './badge.ts';

interface Props {
  at: Square;
  box: Box;
  words: string;
  badges: readonly Badge[];
  count: number;
  /** R: the one stop of the tab key on the board. */
  isStop: boolean;
  isAt: boolean;
  top: boolean;
}

const Marks = ({ badges, count }: { badges: readonly Badge[]; count: number }) => (
  <span class="board-badges" aria-hidden="true">
    {badges.map((badge) => (
      <svg key={badge} class={`board-badge board-${badge}`} viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={BADGES[badge]} />
      </svg>
    ))}
    {count > 1 && <span class="board-several">{count}</span>}
  </span>
);

/** A square as something to point at and to press; what is drawn lies beneath it. */
export function SquareButton({ at, box, words, badges, count, isStop, isAt, top }: Props) {
  const looks = ['board-square', count > 0 ? 'board-marked' : '', isAt ? 'board-at' : '', top ? 'board-top' : ''].filter(
    (look) => look !== '',
  );
  return (
    <button
      type="button"
      class={looks.join(' ')}
      data-at={at}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      style={`left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`}
    >
      {count > 0 && <Marks badges={badges} count={count} />}
    </button>
  );
}
