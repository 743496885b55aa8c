import { computed, type ReadonlySignal } from '@preact/signals';
import type { ShownDecision } from '../session.ts';
import type { Followed } from './followed.ts';
import type { Prediction } from './prediction.ts';

/** The game as it is shown: what the server has confirmed, and what our pending decisions lead to as far as that is certain. */
export interface ShownGame {
  readonly position: ReadonlySignal<unknown>;
  readonly decisions: ReadonlySignal<readonly ShownDecision[]>;
  /** How many of these decisions the server has not confirmed. */
  readonly ahead: ReadonlySignal<number>;
}

const NO_DECISIONS: readonly ShownDecision[] = [];
const isSame = (a: readonly ShownDecision[], b: readonly ShownDecision[]): boolean =>
  a.length === b.length && a.every((decision, index) => decision === b[index]);

export function shownGame(
  followed: ReadonlySignal<Followed | null>,
  predictions: ReadonlySignal<readonly Prediction[]>,
): ShownGame {
  let known = NO_DECISIONS;
  return {
    position: computed(() => predictions.value.at(-1)?.state ?? followed.value?.state ?? null),
    /** The same list as long as it holds the same: a confirmed decision is nothing new. */
    decisions: computed(() => {
      const now = [...(followed.value?.decisions ?? NO_DECISIONS), ...predictions.value.map(({ decision }) => decision)];
      if (!isSame(known, now)) known = now;
      return known;
    }),
    ahead: computed(() => predictions.value.length),
  };
}
