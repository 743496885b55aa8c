import { campaignRules, type Game, memoryRules, type Rules } from '@bauta/engine';
import {
  BOT,
  decisionFrom,
  emptyTable,
  evolveTable,
  History,
  stateFrom,
  type Table,
  tableAfterDecision,
  tableAfterUndo,
} from '@bauta/session';
import { together } from './packed-state.ts';
import { type RecentKeys, recentKeys, remember } from './recent-keys.ts';
import type { Opening, StoredEntry } from './stored-entry.ts';

/** A table as its log tells it. The state is whole: what the table may see is made of it when it is told. */
export interface LoggedTable {
  /** Keeps what can be taken back, and nothing before it. */
  readonly history: History<unknown, unknown>;
  readonly opening: Omit<Opening, 'position' | 'begun'>;
  /** The number of the last entry. */
  seq: number;
  table: Table;
  /** Which entry a command became. */
  readonly keys: RecentKeys;
}

export const rulesOf = (kind: Opening['kind']): Rules<unknown, unknown> =>
  (kind === 'memory' ? memoryRules : campaignRules) as Rules<unknown, unknown>;

/** What a campaign tells before its first decision. */
export const begunOf = ({ history }: Pick<LoggedTable, 'history'>): readonly unknown[] => (history.n === 0 ? history.setUp : []);

/** null between memories. */
export const gameIn = ({
  history: { rules, state },
}: {
  history: Pick<LoggedTable['history'], 'rules' | 'state'>;
}): Game | null => rules.gameIn(state);

/** 0 between memories. */
export const turnOf = (logged: Pick<LoggedTable, 'history'>): number => gameIn(logged)?.turn ?? 0;

/** From the first entry of its log, and its content where that lies by itself. */
export function beginTable({ position, begun = [], ...opening }: Opening, content: object | null = null): LoggedTable {
  const rules = rulesOf(opening.kind);
  return {
    history: History.begin(rules, stateFrom(rules, together(position, content)), begun, { rewinds: false }),
    opening,
    seq: 1,
    table: emptyTable(opening.title, opening.host, opening.seats),
    keys: recentKeys(),
  };
}

function tableAfter({ table, ...logged }: LoggedTable, entry: StoredEntry, turnBefore: number): Table {
  switch (entry.type) {
    case 'played':
      return tableAfterDecision(table, entry.moment.by, turnOf(logged) === turnBefore);
    case 'undone':
      return tableAfterUndo(table);
    case 'table':
      return evolveTable(table, entry.fact);
    case 'said':
      return table;
  }
}

/** All but the history is led on to the entry, in place. */
export function note(logged: LoggedTable, entry: StoredEntry, turnBefore: number): void {
  logged.seq += 1;
  if (entry.type !== 'played' || entry.moment.by !== BOT) remember(logged.keys, entry.key, logged.seq);
  logged.table = tableAfter(logged, entry, turnBefore);
}

/** The table is led on to the entry, in place. */
export function follow(logged: LoggedTable, entry: StoredEntry): void {
  const { history } = logged;
  const turnBefore = turnOf(logged);
  if (entry.type === 'played') history.follow(decisionFrom(history.rules, entry.moment));
  if (entry.type === 'undone') history.undo(entry.count);
  note(logged, entry, turnBefore);
}
