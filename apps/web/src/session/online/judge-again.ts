import { type AnyCommand, isRefusal } from '@bauta/engine';
import { holderOf } from '@bauta/session';
import { isAction } from '../action-kinds.ts';
import type { Followed } from './followed.ts';
import { whyNotOurs } from './not-ours.ts';
import { predict } from './prediction.ts';

/** What the player decided, and what was asked and known then. */
export interface Proposal {
  /** null: an undo. */
  readonly command: AnyCommand | null;
  /** As `questionIn` has it. */
  readonly question: string;
  /** The number of the last decision that was known. */
  readonly n: number;
}

/** Why it is not sent by itself: it cannot be done any more, it is no action of an assassin of ours, something else is asked, something new is known. */
export type Doubt = 'impossible' | 'not-an-action' | 'other-question' | 'revealed';

/** What is asked, so that the same words mean the same question. */
export function questionIn({ rules, state }: Pick<Followed, 'rules' | 'state'>): string {
  const game = rules.gameIn(state);
  return game === null ? '' : `${game.setup.memory} ${game.turn} ${JSON.stringify(game.stack.at(-1) ?? null)}`;
}

function isPossible({ command, n }: Proposal, you: string, now: Followed): boolean {
  const { rules, table, state } = now;
  if (command === null) return n === now.n;
  if (whyNotOurs(table, you, rules.gameIn(state), command) !== null) return false;
  const prediction = predict(rules, state, command, n);
  return prediction === null || !isRefusal(prediction);
}

/** Never what ends a phase, passes, declines, or is for the table to decide. */
export function isOwnAction({ command }: Proposal, you: string, { rules, table, state }: Followed): boolean {
  const game = rules.gameIn(state);
  if (command === null || game?.stack.at(-1)?.step !== 'assassin-phase') return false;
  return isAction(command as Parameters<typeof isAction>[0]) && holderOf(table, command, game) === you;
}

/** Another entry may have come since the player decided: null when it may be sent without asking them again. */
export function doubtOf(proposal: Proposal, you: string, now: Followed): Doubt | null {
  if (!isPossible(proposal, you, now)) return 'impossible';
  if (proposal.question !== questionIn(now)) return 'other-question';
  if (!isOwnAction(proposal, you, now)) return 'not-an-action';
  return now.revealedAt > proposal.n ? 'revealed' : null;
}
