import { squareName } from '@bauta/engine';
import { say } from '../../words/say.ts';
import type { BoardProps } from '../board-props.ts';
import type { BoardView } from './board-view.ts';
import { pointersTo } from './pointers.ts';

/** Nothing that can be chosen is out of view without an arrow to it. */
export function RimPointers({ commandsAt, view }: Pick<BoardProps, 'commandsAt'> & { view: BoardView }) {
  const pointers = pointersTo(commandsAt.value.keys(), view.plan.value, view.camera.value, view.size.value);
  return (
    <>
      {pointers.map(({ angle, to, count, x, y }) => (
        <button
          type="button"
          key={angle}
          class="board-rim-pointer"
          style={`left:${x}px;top:${y}px`}
          aria-label={say('table.board.pointer', { square: squareName(to), count })}
          onClick={() => view.centre(to)}
        >
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <path d="M-8 -9L10 0L-8 9L-4 0Z" transform={`rotate(${angle})`} />
          </svg>
          {count > 1 && <span aria-hidden="true">{count}</span>}
        </button>
      ))}
    </>
  );
}
