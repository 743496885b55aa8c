import type { Entry, RequestRejection } from '@bauta/protocol';
import type { Table } from '@bauta/session';
import { signal } from '@preact/signals';
import type { PageRuntime } from './runtime.ts';

/**
 * Why something was not done: the server's no, or the page's own. `too-early`: it would have been decided upon what nobody has seen yet, so it
 * was not even sent; `waits`: the decision before waits for the connection, or for the player; `undo-refused`: another player objected to our undo.
 * `made-host` is shown in the same place, though nothing was rejected.
 */
export type Rejection = RequestRejection | { why: 'too-early' | 'waits' | 'undo-refused' | 'made-host' };

/** So long is shown what needs no answer, in milliseconds. */
export const SHOWN_FOR = 4000;

export function lastRejection({ after }: Pick<PageRuntime, 'after'>) {
  const rejection = signal<Rejection | null>(null);
  function reject(why: Rejection): void {
    rejection.value = why;
  }
  return {
    rejection,
    reject,
    rejectBriefly(why: Rejection): void {
      reject(why);
      after(SHOWN_FOR, () => {
        if (rejection.peek() === why) rejection.value = null;
      });
    },
  };
}

/** What an entry means for us besides what it changes at the table. */
export function rejectionIn(entry: Entry, before: Table, after: Table, you: string): Rejection | null {
  if (after.host === you && before.host !== you) return { why: 'made-host' };
  const isRefused = entry.type === 'table' && entry.fact.fact === 'undo-refused';
  return isRefused && before.undoAsked?.by === you ? { why: 'undo-refused' } : null;
}
