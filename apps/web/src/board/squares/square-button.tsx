import type { Square } from '@bauta/engine';
import { byValue } from '../../ui/by-value.tsx';
import { percent } from '../../words/percent.ts';
import { say } from '../../words/say.ts';
import type { Box } from '../view/plan.ts';
import { BADGES, type Badge } from './badge.ts';

interface Props {
  at: Square;
  box: Box;
  words: string;
  badges: readonly Badge[];
  count: number;
  /** How likely it is to be exposed by what is done here; 0 when it cannot happen. */
  chance: number;
  /** The one stop of the tab key on the board. */
  isStop: boolean;
  isAt: boolean;
  top: boolean;
}

const Marks = ({ badges, count, chance }: Pick<Props, 'badges' | 'count' | 'chance'>) => (
  <span class="board-badges" aria-hidden="true">
    {badges.map((badge) => (
      <svg key={badge} class={`board-badge board-badge-${badge}`} viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={BADGES[badge]} />
      </svg>
    ))}
    {count > 1 && <span class="board-several">{count}</span>}
    {chance > 0 && <span class="board-chance">{say('table.risk.percent', { percent: percent(chance) })}</span>}
  </span>
);

/** A square as something to point at and to press; what is drawn lies beneath it. Presses are heard by the layer of squares. */
export const SquareButton = byValue(({ at, box, words, badges, count, chance, isStop, isAt, top }: Props) => {
  const looks = ['board-square', count > 0 ? 'board-marked' : '', isAt ? 'board-pointed' : '', top ? 'board-top' : ''].filter(
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
      {count > 0 && <Marks badges={badges} count={count} chance={chance} />}
    </button>
  );
});
