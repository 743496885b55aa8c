import type { AnyCommand } from '@bauta/engine';
import type { Followed } from './followed.ts';
import type { Doubt } from './judge-again.ts';
import type { Pending } from './pending.ts';

/** Whether the player still wants a decision sent: the first of those that are pending, and with it what was decided upon it. */
export interface SendQuestion {
  readonly pending: readonly Pending[];
  readonly isPossible: boolean;
  /** What was decided since, as far as we saw it, and stands. */
  readonly meanwhile: readonly AnyCommand[];
  /** What was decided since does not stand any more, or what stood then. */
  readonly isUndone: boolean;
  readonly isRevealed: boolean;
}

export function sendQuestionOf(pending: readonly Pending[], doubt: Doubt | null, now: Followed): SendQuestion {
  const { n } = pending[0]!;
  const { decisions, revealedAt } = now;
  const meanwhile = decisions.flatMap((decision) => (decision.n > n && decision.command !== null ? [decision.command] : []));
  const isRevealed = revealedAt > n;
  const isUndone = meanwhile.length === 0 && !isRevealed && now.n > n;
  return { pending, isPossible: doubt !== 'impossible', meanwhile, isUndone, isRevealed };
}
