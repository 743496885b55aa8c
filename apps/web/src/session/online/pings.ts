import type { Square } from '@bauta/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { SHOWN_FOR } from './rejection.ts';
import type { PageRuntime } from './runtime.ts';

/** A square that somebody points at, as long as it is marked. */
export interface ShownPing {
  readonly id: number;
  readonly by: string;
  readonly at: Square;
}

export function shownPings({ after }: Pick<PageRuntime, 'after'>) {
  const pings = signal<readonly ShownPing[]>([]);
  let last = 0;
  return {
    pings: pings as ReadonlySignal<readonly ShownPing[]>,
    show(by: string, at: Square): void {
      last += 1;
      const id = last;
      pings.value = [...pings.peek(), { id, by, at }];
      after(SHOWN_FOR, () => {
        pings.value = pings.peek().filter((ping) => ping.id !== id);
      });
    },
  };
}
