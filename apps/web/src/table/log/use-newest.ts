import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** As near the end is at the end, in pixels. */
const NEAR = 60;

/** The log itself scrolls, or the drawer it lies in. */
function scrollersOf(log: HTMLElement): Element[] {
  return [log.querySelector('.log-turns'), log.closest('.table-log')].filter((each) => each !== null);
}

function toEnd(log: HTMLElement): void {
  for (const each of scrollersOf(log)) each.scrollTop = each.scrollHeight;
}

/** Keeps the newest in sight, unless the reader has gone back; a drawer that is pulled out shows it too. */
export function useNewest(log: RefObject<HTMLDivElement | null>, news: unknown): void {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    // Just before it is drawn, when everything else has changed: where things lie is then worked out once.
    const frame = requestAnimationFrame(() => toEnd(log.current!));
    return () => cancelAnimationFrame(frame);
  }, [news]);
  useEffect(() => {
    const element = log.current!;
    const end = new AbortController();
    for (const each of scrollersOf(element))
      each.addEventListener(
        'scroll',
        () => {
          isAtEnd.current = each.scrollHeight - each.scrollTop - each.clientHeight < NEAR;
        },
        { signal: end.signal, passive: true },
      );
    let isSeen = element.clientWidth > 0;
    const observer = new ResizeObserver(() => {
      const wasSeen = isSeen;
      isSeen = element.clientWidth > 0;
      if (isSeen && !wasSeen) toEnd(element);
    });
    observer.observe(element);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [log]);
}
