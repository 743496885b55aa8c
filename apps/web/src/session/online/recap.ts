import type { AnyCommand, MemoryContent } from '@bauta/engine';
import type { Entry, LogPage, Opened } from '@bauta/protocol';
import { emptyTable } from '@bauta/session';
import { beginFollowing, type Followed, follow } from './followed.ts';
import { type TableDeed, tableDeed } from './table-deed.ts';

type LogFromStart = readonly (Opened | Entry)[];

/** Reads every page behind an entry. */
export async function readLog(page: (from: number) => Promise<LogPage>, from: number): Promise<LogFromStart> {
  const log: (Opened | Entry)[] = [];
  for (let isLast = false; !isLast; ) {
    const read = await page(log.at(-1)?.seq ?? from);
    log.push(...read.entries);
    isLast = read.isLast || read.entries.length === 0;
  }
  return log;
}

/** What others decided or took back, said, and did at the table beside the game. */
export interface News {
  decided: number;
  said: number;
  changed: number;
}

export function newsFor(you: string, log: LogFromStart): News {
  const isTheirs = (by: string): boolean => by !== you;
  return {
    decided: log.filter(
      (entry) => (entry.type === 'played' && isTheirs(entry.moment.by)) || (entry.type === 'undone' && isTheirs(entry.by)),
    ).length,
    said: log.filter((entry) => entry.type === 'said' && isTheirs(entry.by)).length,
    changed: log.filter((entry) => entry.type === 'table' && isTheirs(entry.by)).length,
  };
}

/** One line of a recap; `content`: of the memory it happened in, null between two. */
export type RecapLine = { seq: number; by: string } & (
  | { line: 'decided'; command: AnyCommand; content: MemoryContent | null }
  | { line: 'undone'; count: number }
  | { line: 'said'; text: string }
  | ({ line: 'table' } & TableDeed)
);

/** What happened in a turn, or between memories: then `memory` is ''. */
export interface RecapTurn {
  memory: string;
  turn: number;
  lines: readonly RecapLine[];
}

export interface Recap {
  turns: readonly RecapTurn[];
  /** The number of the last decision that had been seen. */
  n: number;
  /** The table with its whole log. */
  whole: Followed;
}

const begin = ({ seq, kind, title, host, seats, position, begun }: Opened): Followed =>
  beginFollowing({ type: 'whole', seq, kind, table: emptyTable(title, host, seats), n: 0, position, moments: [], begun });

function lineOf({ rules, state, table }: Followed, entry: Entry): RecapLine {
  const { seq } = entry;
  switch (entry.type) {
    case 'played': {
      const { by, command } = entry.moment;
      const content = rules.gameIn(state)?.content ?? null;
      return { seq, by, line: 'decided', command: rules.parse(command)!, content };
    }
    case 'undone':
      return { seq, by: entry.by, line: 'undone', count: entry.count };
    case 'said':
      return { seq, by: entry.by, line: 'said', text: entry.text };
    case 'table':
      return { seq, by: entry.by, line: 'table', ...tableDeed(table, entry.by, entry.fact) };
  }
}

function added(turns: readonly RecapTurn[], { rules, state }: Followed, line: RecapLine): readonly RecapTurn[] {
  const game = rules.gameIn(state);
  const [memory, turn] = [game?.setup.memory ?? '', game?.turn ?? 0];
  const last = turns.at(-1);
  if (last?.memory !== memory || last.turn !== turn) return [...turns, { memory, turn, lines: [line] }];
  return [...turns.slice(0, -1), { ...last, lines: [...last.lines, line] }];
}

/** From a log read from its beginning: what happened behind entry `seen`, turn by turn. */
export function recapOf([opened, ...entries]: LogFromStart, seen: number): Recap {
  if (opened?.type !== 'opened') throw new Error('a log has its beginning first');
  let whole = begin(opened);
  let [n, turns]: [number, readonly RecapTurn[]] = [0, []];
  for (const entry of entries as readonly Entry[]) {
    if (entry.seq > seen) turns = added(turns, whole, lineOf(whole, entry));
    whole = follow(whole, entry);
    if (entry.seq <= seen) n = whole.n;
  }
  return { turns, n, whole };
}
