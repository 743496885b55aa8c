import { gameIn, type LoggedTable } from './logged-table.ts';

/** What a list of tables shows of one. */
export interface TableSummary {
  title: string;
  kind: 'memory' | 'campaign';
  /** The memory under way; '' between memories. */
  memory: string;
  turn: number;
  members: readonly string[];
  /** Of the members, in the same order; absent in what was kept earlier. */
  ids?: readonly string[];
}

export function summaryOf(logged: LoggedTable): string {
  const { opening, table } = logged;
  const game = gameIn(logged);
  const summary: TableSummary = {
    title: table.title,
    kind: opening.kind,
    memory: game?.setup.memory ?? '',
    turn: game?.turn ?? 0,
    members: table.members.map(({ name }) => name),
    ids: table.members.map(({ id }) => id),
  };
  return JSON.stringify(summary);
}
