import type { Hint } from '@bauta/bots';
import type { Signal } from '@preact/signals';
import { earlierThisTurn } from '../../session/earlier-this-turn.ts';
import type { TableState } from '../table-state.ts';
import { askHint } from './ask-hint.ts';
import { steadyHints } from './steady-hints.ts';

/** How far the mentor is. */
export interface Hinting {
  state: 'none' | 'thinking' | 'found' | 'failed';
  /** From 0 to 1. */
  done: number;
  /** As they are shown. */
  hints: readonly Hint[];
  /** A player points at one of them: each stays where it is. */
  hold(isHeld: boolean): void;
  /** Enough thought: what was found stays. */
  settle(): void;
  /** Nothing of it is shown any more. */
  stop(): void;
}

const nothing = (): void => {};

export const NO_HINT: Hinting = { state: 'none', done: 0, hints: [], hold: nothing, settle: nothing, stop: nothing };

/** Asks the mentor about what lies on the table now; a hint that is asked for again is worked out again. */
export function beginHinting(table: TableState, hinting: Signal<Hinting>): void {
  hinting.peek().stop();
  let [newest, isHeld]: [readonly Hint[], boolean] = [[], false];
  const show = (change: Partial<Hinting>): void => {
    const now = hinting.peek();
    hinting.value = { ...now, hints: steadyHints(now.hints, newest, isHeld), ...change };
  };
  const earlier = earlierThisTurn(table.session.decisions.peek());
  const end = askHint(
    table.shown.peek(),
    earlier,
    ({ done, hints }) => {
      newest = hints;
      show({ state: done < 1 ? 'thinking' : 'found', done });
    },
    () => show({ state: 'failed', hints: [] }),
  );
  hinting.value = {
    state: 'thinking',
    done: 0,
    hints: [],
    hold(held) {
      isHeld = held;
      show({});
    },
    settle() {
      end();
      show({ state: 'found', done: 1 });
    },
    stop() {
      end();
      hinting.value = NO_HINT;
    },
  };
}
