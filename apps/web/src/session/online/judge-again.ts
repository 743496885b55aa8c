import { type AnyCommand, isRefusal } from '@bauta/engine';
import { holderOf } from '@bauta/session';
import { isAction } from '../action-kinds.ts';
import { foretell } from './ahead.ts';
import type { AnyPlay, Followed } from './followed.ts';
import { whyNotOurs } from './not-ours.ts';

/** What was decided, and upon what. */
export interface Decided {
  /** null: an undo. */
  readonly command: AnyCommand | null;
  /** As `questionIn` has it. */
  readonly question: string;
  /** The number of the last decision that was known then. */
  readonly n: number;
}

/** Why it is not sent by itself: it cannot be done any more, it is no action of an assassin of ours, something else is asked, something new is known. */
export type Doubt = 'impossible' | 'not-an-action' | 'other-question' | 'revealed';

/** What is asked, so that the same words mean the same question. */
export function questionIn(play: AnyPlay, position: unknown): string {
  const game = play.gameOf(position);
  return game === null ? '' : `${game.setup.memory} ${game.turn} ${JSON.stringify(game.stack.at(-1) ?? null)}`;
}

function isPossible({ command, n }: Decided, you: string, { play, table, thread }: Followed): boolean {
  if (command === null) return n === thread.n;
  if (whyNotOurs(table, you, play.gameOf(thread.position), command) !== null) return false;
  const done = foretell(play, thread.position, command, n);
  return done === null || !isRefusal(done);
}

/** Never what ends a phase, passes, declines, or is for the table to decide. */
export function isOwnAction({ command }: Decided, you: string, { play, table, thread }: Followed): boolean {
  const game = play.gameOf(thread.position);
  if (command === null || game?.stack.at(-1)?.step !== 'assassin-phase') return false;
  return isAction(command as Parameters<typeof isAction>[0]) && holderOf(table, command, game) === you;
}

/** Something may have come between since it was decided: null when it may be sent without asking the player. */
export function doubtOf(decided: Decided, you: string, now: Followed): Doubt | null {
  const { play, thread, revealedAt } = now;
  if (!isPossible(decided, you, now)) return 'impossible';
  if (decided.question !== questionIn(play, thread.position)) return 'other-question';
  if (!isOwnAction(decided, you, now)) return 'not-an-action';
  return revealedAt > decided.n ? 'revealed' : null;
}
