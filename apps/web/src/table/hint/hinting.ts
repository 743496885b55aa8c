import type { Hint } from '@bauta/bots';
import type { Signal } from '@preact/signals';
import type { TableState } from '../table-state.ts';
import { askHint } from './ask-hint.ts';

/** How far the mentor is. */
export interface Hinting {
  state: 'none' | 'thinking' | 'found' | 'failed';
  /** From 0 to 1. */
  done: number;
  hints: readonly Hint[];
  stop(): void;
}

export const NO_HINT: Hinting = { state: 'none', done: 0, hints: [], stop: () => {} };

/** Asks the mentor about what lies on the table now; a hint that is asked for again is thought out anew. */
export function beginHinting(table: TableState, hinting: Signal<Hinting>): void {
  hinting.peek().stop();
  const end = askHint(
    table.shown.peek(),
    ({ done, hints }) => {
      hinting.value = { ...hinting.peek(), state: done < 1 ? 'thinking' : 'found', done, hints };
    },
    () => {
      hinting.value = { ...hinting.peek(), state: 'failed' };
    },
  );
  const stop = () => {
    end();
    hinting.value = NO_HINT;
  };
  hinting.value = { state: 'thinking', done: 0, hints: [], stop };
}
