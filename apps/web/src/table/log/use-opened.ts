import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What the reader opens is brought into sight, and kept there while it grows: some of it comes later. Whatever they do next ends that. */
export function useOpened(log: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = log.current!;
    const end = new AbortController();
    const { signal } = end;
    const growing = new ResizeObserver(([grown]) => grown?.target.scrollIntoView({ block: 'nearest' }));
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, () => growing.disconnect(), { signal, passive: true });
    element.addEventListener(
      'click',
      ({ target }) => {
        const opened = (target as Element).closest('.log-turns summary')?.closest('details');
        if (opened?.open === false) growing.observe(opened);
      },
      { signal },
    );
    return () => {
      end.abort();
      growing.disconnect();
    };
  }, [log]);
}
