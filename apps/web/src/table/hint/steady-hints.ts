import type { Hint } from '@bauta/bots';
import { optionId } from '@bauta/engine';

/**
 * The hints as the panel shows them now that there are newer ones. While a player is at the list its options stay where they are,
 * or a click would do something else than was read: only what is known of them is renewed.
 */
export function steadyHints(shown: readonly Hint[], newest: readonly Hint[], isHeld: boolean): readonly Hint[] {
  if (!isHeld || shown.length === 0) return newest;
  const known = new Map(newest.map((hint) => [optionId(hint.command), hint]));
  return shown.map((hint) => known.get(optionId(hint.command)) ?? hint);
}
