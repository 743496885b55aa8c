import { type AnyCommand, isRefusal } from '@bauta/engine';
import { botsWouldMiss, hasBots, holderOf, isAgreed, isSeated, type Table, TIME_TO_OBJECT, type UndoAsked } from '@bauta/session';
import { gameIn, type LoggedTable } from '../log/logged-table.ts';
import { draftDecision, draftEntry, type EntryDraft } from './entry-draft.ts';
import { draftFact, type Judge, type Requester, type RequestOf, rejected } from './judged.ts';

/** G1: one's own assassins, and what belongs to the table as long as one has a seat there. */
function mayDecide(logged: LoggedTable, command: AnyCommand, by: string): boolean {
  const holder = holderOf(logged.table, command, gameIn(logged));
  return holder === undefined ? isSeated(logged.table, by) : holder === by;
}

export const decide: Judge<'decide'> = (logged, { key, n, option }, { by, at }) => {
  const { history, table } = logged;
  if (n !== history.n) return rejected('stale');
  const command = history.rules.parse(option);
  if (command === null) return rejected('no-such-option');
  if (!mayDecide(logged, command, by)) return rejected('not-yours');
  if (botsWouldMiss(table, gameIn(logged), command)) return rejected('bots-first');
  const draft = draftDecision(logged, command, { by, at, key });
  return isRefusal(draft) ? { trouble: { why: 'not-possible', refused: draft.refused, rule: draft.rule } } : draft;
};

/** Those at the table whose decisions they are, but for the one who asks. */
function concernedBy({ history, table }: LoggedTable, count: number, by: string): string[] {
  const makers = new Set(history.decisions.slice(-count).map((decision) => decision.by));
  return table.members.map(({ id }) => id).filter((id) => id !== by && makers.has(id));
}

const isSame = (asked: UndoAsked | null, { by, count, n }: Pick<UndoAsked, 'by' | 'count' | 'n'>): boolean =>
  asked !== null && asked.by === by && asked.count === count && asked.n === n;

/** Everyone whose decisions they are agreed to just this, or had the time to object. */
function mayGoOn({ undoAsked }: Table, wanted: Pick<UndoAsked, 'by' | 'count' | 'n'>, now: number): boolean {
  if (undoAsked === null || !isSame(undoAsked, wanted)) return false;
  return isAgreed(undoAsked) || now - undoAsked.at >= TIME_TO_OBJECT;
}

const draftUndo = (logged: LoggedTable, { key, count }: RequestOf<'undo' | 'answer-undo'>, { by, at }: Requester): EntryDraft =>
  draftEntry(logged, { type: 'undone', at, key, by, n: logged.history.n + 1, count });

/** What is one's own is taken back at once; what others did, when they agree or have had the time to object. */
export const undo: Judge<'undo'> = (logged, request, requester) => {
  const { history, table } = logged;
  const { n, count } = request;
  const { by, at } = requester;
  if (n !== history.n) return rejected('stale');
  if (!isSeated(table, by)) return rejected('not-yours');
  if (count > history.undoLimit.free) return rejected('no-undo');
  const concerned = concernedBy(logged, count, by);
  if (concerned.length === 0 || mayGoOn(table, { by, count, n }, at)) return draftUndo(logged, request, requester);
  return draftFact(logged, request, requester, { fact: 'undo-asked', asked: { by, count, n, concerned, agreed: [], at } });
};

export const answerUndo: Judge<'answer-undo'> = (logged, request, requester) => {
  const asked = logged.table.undoAsked;
  const { n, count, agree } = request;
  const { by } = requester;
  if (asked === null || n !== logged.history.n || asked.n !== n || asked.count !== count) return rejected('nothing-asked');
  if (!asked.concerned.includes(by)) return rejected('not-yours');
  if (!agree) return draftFact(logged, request, requester, { fact: 'undo-refused', member: by });
  if (isAgreed({ ...asked, agreed: [...asked.agreed, by] })) return draftUndo(logged, request, { ...requester, by: asked.by });
  return draftFact(logged, request, requester, { fact: 'undo-agreed', member: by });
};

/** Whoever is seated may let the bots play before the people are done. */
export const bots: Judge<'bots'> = (logged, request, requester) => {
  if (!isSeated(logged.table, requester.by)) return rejected('not-yours');
  if (!hasBots(logged.table)) return rejected('nothing-asked');
  return draftFact(logged, request, requester, { fact: 'bots-asked' });
};
