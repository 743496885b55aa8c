import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import { decisionLines, saveUndo } from '@bauta/format';
import type { History } from '@bauta/session';
import { append, type SaveFile } from '../files/save-file.ts';

/** What was decided, and its file: what cannot be written to it did not happen. */
export interface SavedHistory<State, Event> {
  history: History<State, Event>;
  file: SaveFile;
}

export function decide<State, Event>({ history, file }: SavedHistory<State, Event>, command: AnyCommand): Refusal | null {
  const draft = history.draft(command);
  if (isRefusal(draft)) return draft;
  try {
    append(file, decisionLines(history.rules, history.state, draft.decision));
  } catch (error) {
    draft.rollBack();
    throw error;
  }
  draft.commit();
  return null;
}

/** No more than can be. */
export function takeBack<State, Event>({ history, file }: SavedHistory<State, Event>, count: number): void {
  const draft = history.draftUndo(count);
  if (draft === null) return;
  append(file, saveUndo(history.rules, draft.state, draft.n, count));
  draft.commit();
}
