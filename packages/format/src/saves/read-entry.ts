import { canonical, hashText, type Rules } from '@bauta/engine';
import type { History } from '@bauta/session';
import { sameJson } from '../positions/same-json.ts';
import { checkNumber, entryKind } from './entry.ts';
import type { FoldLine, SaveForm } from './form.ts';
import { checked, snapshotLine, undoLine } from './line-schemas.ts';
import { SaveFault } from './save.ts';
import { sumOf } from './sum.ts';
import type { SnapshotAs } from './upcast.ts';

/** A save as far as it was read. */
export interface SaveSoFar<State, Event> {
  form: Pick<SaveForm<unknown, State, Event>, 'decision' | 'tooMany'>;
  history: History<State, Event>;
  fold: FoldLine<State, Event>;
  /** How older formats wrote a state. */
  past: readonly SnapshotAs[];
}

function isHashedAs<State, Event>(
  rules: Rules<State, Event>,
  state: State,
  past: readonly SnapshotAs[],
  expected: string,
): boolean {
  try {
    const isPast = (as: SnapshotAs): boolean => hashText(canonical(as(rules.snapshot(state)))) === expected;
    return past.some(isPast) || rules.hash(state) === expected;
  } catch {
    // A state that cannot be hashed is none that was saved.
    return false;
  }
}

/** The state is the one that the line was written after, in the file's format or a later one. */
export function checkState<State, Event>(
  rules: Rules<State, Event>,
  state: State,
  past: readonly SnapshotAs[],
  expected: string,
  line: number,
): void {
  if (!isHashedAs(rules, state, past, expected))
    throw new SaveFault(line, 'The position after this line is not the one that was saved: the file was changed.');
}

function decide<State, Event>({ form, history, fold, past }: SaveSoFar<State, Event>, entry: unknown, line: number): void {
  const { n, command: id, events, sum, hash } = checked(form.decision, entry, line);
  checkNumber(n, history.n + 1, line);
  if (sum !== undefined && sum !== sumOf(id, events))
    throw new SaveFault(line, 'This line is not the one that was saved: the file was changed.');
  const command = history.rules.parse(id);
  if (command === null) throw new SaveFault(line, `\`${id}\` is no command.`);
  history.read(n, command, (state) => {
    const told = fold(state, events, line);
    checkState(history.rules, state, past, hash, line);
    return told;
  });
}

function takeBack<State, Event>({ form, history, past }: SaveSoFar<State, Event>, entry: unknown, line: number): void {
  const { n, undo, hash } = checked(undoLine, entry, line);
  checkNumber(n, history.n + 1, line);
  const draft = history.draftUndo(undo);
  if (draft === null) throw new SaveFault(line, form.tooMany(undo, history.undoLimit.withRewind));
  checkState(history.rules, draft.state, past, hash, line);
  draft.commit();
}

function checkSnapshot<State, Event>({ history, past }: SaveSoFar<State, Event>, entry: unknown, line: number): void {
  const { n, snapshot, hash } = checked(snapshotLine, entry, line);
  checkState(history.rules, history.state, past, hash, line);
  const today = history.rules.snapshot(history.state);
  const isSame = sameJson(snapshot, today) || past.some((as) => sameJson(snapshot, as(today)));
  if (n !== history.n || !isSame)
    throw new SaveFault(line, 'The snapshot is not the position that was saved: the file was changed.');
}

const READERS = { decision: decide, undo: takeBack, snapshot: checkSnapshot };

/** Goes on by one line; when it is at fault, nothing has happened. */
export function readEntry<State, Event>(reading: SaveSoFar<State, Event>, entry: unknown, line: number): void {
  READERS[entryKind(entry, line)](reading, entry, line);
}
