import type { AnyCommand } from '@bauta/engine';
import type { Followed } from './followed.ts';
import type { Doubt } from './judge-again.ts';
import type { Pending } from './pending.ts';

/** What the player is asked about: the first, and with it what was decided upon it. */
export interface Asked {
  readonly pending: readonly Pending[];
  readonly isPossible: boolean;
  /** What was decided since, as far as it was told, and stands. */
  readonly meanwhile: readonly AnyCommand[];
  /** What was decided since does not stand any more, or what stood then. */
  readonly isUndone: boolean;
  readonly isRevealed: boolean;
}

export function askedOf(pending: readonly Pending[], doubt: Doubt | null, now: Followed): Asked {
  const { n } = pending[0]!;
  const { moments, revealedAt } = now;
  const meanwhile = moments.flatMap((moment) => (moment.n > n && moment.command !== null ? [moment.command] : []));
  const isRevealed = revealedAt > n;
  const isUndone = meanwhile.length === 0 && !isRevealed && now.n > n;
  return { pending, isPossible: doubt !== 'impossible', meanwhile, isUndone, isRevealed };
}
