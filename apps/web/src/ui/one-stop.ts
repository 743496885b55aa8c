import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nearestBox } from './nearest-box.ts';

const stopsIn = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:enabled, summary')];

/** What in the area had the focus last; heard before the next frame, where a quick hand may have it already. */
function useLastFocused(area: RefObject<HTMLElement | null>, changed = () => {}): { current: HTMLElement | null } {
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const onFocus = ({ target }: Event): void => {
      last.current = target as HTMLElement;
      changed();
    };
    const { current } = area;
    current?.addEventListener('focusin', onFocus);
    return () => current?.removeEventListener('focusin', onFocus);
  }, []);
  return last;
}

/** A group that is one stop for the tab key: what in it had the focus last, or the first that can have it. */
export function useOneStop<T extends HTMLElement>() {
  const group = useRef<T>(null);
  const mark = (): void => {
    const stops = stopsIn(group.current!);
    const stop = stops.find((each) => each === last.current) ?? stops[0];
    for (const each of stops) each.tabIndex = each === stop ? 0 : -1;
  };
  const last = useLastFocused(group, mark);
  useLayoutEffect(mark);
  return group;
}

/** Arrow keys lead from stop to stop, wherever they lie in the area. */
export function walkByArrows(event: KeyboardEvent, area: Element): void {
  const stops = stopsIn(area);
  const from = stops.find((each) => each === event.target);
  if (from === undefined) return;
  const others = stops.filter((each) => each !== from);
  const boxes = others.map((each) => each.getBoundingClientRect());
  const to = others[nearestBox(event.key, from.getBoundingClientRect(), boxes)];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

const hasGone = (stop: HTMLElement): boolean => !stop.isConnected || stop.matches(':disabled');

/** Where what had the focus has gone, or can no longer be pressed, `heir` names what has it next. */
export function useHeir(area: RefObject<HTMLElement | null>, heir: (area: HTMLElement) => HTMLElement | null): void {
  const last = useLastFocused(area);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (last.current === null || !hasGone(last.current)) return;
    const isLost = activeElement === body || activeElement === last.current;
    // Before the heir has the focus, who is the last from then on.
    last.current = null;
    if (isLost) heir(area.current!)?.focus({ preventScroll: true });
  });
}
