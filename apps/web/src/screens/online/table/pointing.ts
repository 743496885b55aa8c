import { NOWHERE, type Square } from '@bauta/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import type { Session } from '../../../session/session.ts';
import { tableState } from '../../../table/table-state.ts';

/** A finger that stays so long means to point, in milliseconds; one that moves so far does not. */
const [LONG, FAR] = [550, 12];
const WRITES = 'input, textarea, select';

const squareUnder = ({ target }: Event): Square => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.board [data-at]') : null;
  return button === null ? NOWHERE : Number(button.dataset.at);
};

/** Squares are pointed at for everyone by a long press, the right button, or P. */
export function usePointing(table: OnlineTable, session: Session): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const element = place.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasPointed = false;

    function point(at: Square): void {
      if (at !== NOWHERE) table.ping(at);
    }
    function rest(): void {
      clearTimeout(timer);
      timer = undefined;
    }
    function down(event: PointerEvent): void {
      rest();
      hasPointed = false;
      const at = squareUnder(event);
      if (at === NOWHERE || event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        hasPointed = true;
        point(at);
      }, LONG);
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) rest();
    }
    function menu(event: MouseEvent): void {
      const at = squareUnder(event);
      if (at === NOWHERE) return;
      event.preventDefault();
      // A long press asks for a menu too, but has pointed already.
      if (!hasPointed && timer === undefined) point(at);
    }
    /** A press that pointed does nothing else. */
    function click(event: Event): void {
      if (!hasPointed) return;
      hasPointed = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function key(event: KeyboardEvent): void {
      const isWriting = event.target instanceof Element && event.target.closest(WRITES) !== null;
      if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      if (session.game.peek() !== null) point(tableState(session).at.peek());
    }

    element.addEventListener('pointerdown', down, { signal, capture: true });
    element.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, rest, { signal });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    addEventListener('keydown', key, { signal });
    return () => {
      rest();
      end.abort();
    };
  }, [table, session]);
  return place;
}
