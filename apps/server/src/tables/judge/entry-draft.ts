import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import { writtenDecision } from '@bauta/session';
import { follow, type LoggedTable, note, turnOf } from '../log/logged-table.ts';
import type { StoredEntry } from '../log/stored-entry.ts';

/** An entry that may be written and does not stand yet: until it is settled nothing else may be done at the table. */
export interface EntryDraft {
  readonly entry: StoredEntry;
  /** It is the next of the log. */
  commit(): void;
  /** Another was: it never happened. */
  rollBack(): void;
}

export const draftEntry = (logged: LoggedTable, entry: StoredEntry): EntryDraft => ({
  entry,
  commit: () => follow(logged, entry),
  rollBack() {},
});

/** A decision is played to be judged: the state is ahead of the log until it is settled. */
export function draftDecision(
  logged: LoggedTable,
  command: AnyCommand,
  { by, at, key }: { by: string; at: number; key: string },
): EntryDraft | Refusal {
  const { history } = logged;
  const turnBefore = turnOf(logged);
  const draft = history.draft(command, by);
  if (isRefusal(draft)) return draft;
  const entry: StoredEntry = { type: 'played', at, key, moment: writtenDecision(history.rules, draft.decision) };
  return {
    entry,
    commit() {
      draft.commit();
      note(logged, entry, turnBefore);
    },
    rollBack: draft.rollBack,
  };
}
