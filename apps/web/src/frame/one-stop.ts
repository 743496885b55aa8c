import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { towards } from './towards.ts';

const buttonsIn = (group: Element): HTMLButtonElement[] => [...group.querySelectorAll('button')];

/** A group that is one stop for the tab key: the button in it that had the focus last, or the first. */
export function useOneStop<T extends HTMLElement>() {
  const group = useRef<T>(null);
  const last = useRef<EventTarget | null>(null);
  const mark = (): void => {
    const buttons = buttonsIn(group.current!);
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(mark);
  useEffect(() => {
    const onFocus = ({ target }: Event): void => {
      last.current = target;
      mark();
    };
    const { current } = group;
    current?.addEventListener('focusin', onFocus);
    return () => current?.removeEventListener('focusin', onFocus);
  }, []);
  return group;
}

/** Arrow keys lead from button to button, wherever they lie in the area. */
export function walkByArrows(event: KeyboardEvent, area: Element): void {
  if (!(event.target instanceof HTMLButtonElement)) return;
  const buttons = buttonsIn(area).filter((button) => button !== event.target);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const to = buttons[towards(event.key, event.target.getBoundingClientRect(), boxes)];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}
