import { decisionFrom, History, stateFrom, type Table, toldApart, writtenDecision } from '@bauta/session';
import { begunOf, type LoggedTable, rulesOf } from './logged-table.ts';
import { apart, together } from './packed-state.ts';
import { lastKeys, recentKeys } from './recent-keys.ts';
import type { Snapshot } from './stored-entry.ts';

/** A snapshot is taken once so many entries lie behind the last: it costs as much as dozens of entries, and reading so many back a millisecond or two. */
const SNAPSHOT_EVERY = 256;

/** While something can be taken back it is longer, and servers of older versions cannot read it: play mostly settles before so many. */
const UNSETTLED_EVERY = 2 * SNAPSHOT_EVERY;

export const isDue = ({ seq, history }: LoggedTable, last: number): boolean =>
  seq - last >= (history.decisions.length === 0 ? SNAPSHOT_EVERY : UNSETTLED_EVERY);

export function snapshotOf(logged: LoggedTable): Snapshot {
  const { history, opening, table, keys } = logged;
  const { rules, n, base, state, decisions } = history;
  const stand = { opening, table, n, keys: lastKeys(keys) };
  if (decisions.length > 0) {
    const free = decisions.map((each) => writtenDecision(rules, each));
    return { form: 2, ...stand, barrier: apart(opening, rules.toJSON(base)), free };
  }
  const begun = begunOf(logged);
  return { ...stand, position: apart(opening, rules.toJSON(state)), ...(begun.length > 0 && { begun }) };
}

/** What older snapshots do not tell of a table. */
const NOT_IN_OLDER = {
  departed: [],
  removed: [],
  link: '',
  bots: 'by-rule',
  botRun: 0,
  archived: false,
} as const satisfies Partial<Table>;

/** From the last new information on, with what can be taken back. */
function historyFrom(snapshot: Snapshot, content: object | null): LoggedTable['history'] {
  const { n, form, opening } = snapshot;
  const rules = rulesOf(opening.kind);
  const stateIn = (packed: unknown): unknown => stateFrom(rules, together(packed, content));
  switch (form) {
    case undefined:
      return History.begin(rules, stateIn(snapshot.position), snapshot.begun ?? [], { rewinds: false, n });
    case 2: {
      const decisions = snapshot.free.map((each) => decisionFrom(rules, each));
      return History.begin(rules, stateIn(snapshot.barrier), [], { rewinds: false, n, decisions });
    }
    default:
      throw new Error('the table was last kept by a newer Bauta');
  }
}

/** From a snapshot behind entry `seq`, and its content where that lies by itself. */
export function tableAt(snapshot: Snapshot, seq: number, content: object | null): LoggedTable {
  const { opening, table, keys } = snapshot;
  return {
    history: historyFrom(snapshot, content),
    opening,
    seq,
    table: toldApart({ ...NOT_IN_OLDER, ...(table as Omit<Table, keyof typeof NOT_IN_OLDER>) }),
    keys: recentKeys(keys),
  };
}
