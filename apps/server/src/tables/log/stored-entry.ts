import type { GameKind } from '@bauta/engine';
import type { Member, TableFact, WrittenDecision } from '@bauta/session';
import type { KeyOfEntry } from './recent-keys.ts';

/** The first entry of a log: what is played, with everything that is hidden. */
export interface Opening {
  type: 'opened';
  at: number;
  kind: GameKind;
  title: string;
  host: Member;
  seats: readonly string[];
  /** Packed. */
  position: unknown;
  /** The digest of the content when it lies by itself, and not in the position; older ones do not have it. */
  content?: string;
  /** What a campaign tells before its first decision; absent where play goes on from a position. */
  begun?: readonly unknown[];
}

interface EntryHead {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Of the command that led to it. */
  key: string;
}

/** One entry behind it, as the store keeps it: nothing is left out. */
export type StoredEntry = EntryHead &
  (
    | { type: 'played'; moment: WrittenDecision<unknown> }
    | { type: 'undone'; by: string; n: number; count: number }
    | { type: 'table'; by: string; fact: TableFact }
    | { type: 'said'; by: string; text: string }
  );

/** null when the entry neither archives the table nor restores it. */
export const archivedBy = (entry: StoredEntry): boolean | null =>
  entry.type === 'table' && entry.fact.fact === 'archived' ? entry.fact.archived : null;

interface SnapshotBase {
  opening: Omit<Opening, 'position' | 'begun'>;
  table: unknown;
  n: number;
  /** Of the last commands: one that is said again is not done again. */
  keys: readonly KeyOfEntry[];
}

/** Where nothing can be taken back. This form is older than the other. */
export interface Settled extends SnapshotBase {
  form?: never;
  position: unknown;
  /** As in the opening, while nothing is decided; older ones do not have it. */
  begun?: readonly unknown[];
}

/** Where something can. It has no `position`: a server that does not know the form must not take the barrier for where play stands. */
export interface Unsettled extends SnapshotBase {
  form: 2;
  /** At the last new information. */
  barrier: unknown;
  /** What was decided since, and can be taken back. */
  free: readonly WrittenDecision<unknown>[];
}

/** Where a log can be gone on with without reading what is before. */
export type Snapshot = Settled | Unsettled;
