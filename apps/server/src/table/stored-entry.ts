import type { Member, Moment, PlayKind, TableFact } from '@bauta/protocol';
import type { KeyOfEntry } from './recent-keys.ts';

/** The first entry of a log: what is played, whole, with everything that is hidden. */
export interface Opening {
  type: 'opened';
  at: number;
  kind: PlayKind;
  title: string;
  host: Member;
  seats: readonly string[];
  position: unknown;
  /** What a campaign tells before its first decision; absent where play goes on from a position. */
  begun?: readonly unknown[];
}

interface Written {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Of the command that led to it. */
  key: string;
}

/** One entry behind it, as the store keeps it: nothing is left out. */
export type StoredEntry = Written &
  (
    | { type: 'played'; moment: Moment<unknown> }
    | { type: 'undone'; by: string; n: number; count: number }
    | { type: 'table'; by: string; fact: TableFact }
    | { type: 'said'; by: string; text: string }
  );

/** Where a log can be gone on with without reading what is before. */
export interface Snapshot {
  opening: Omit<Opening, 'position' | 'begun'>;
  table: unknown;
  n: number;
  position: unknown;
  /** Of the last commands: one that is said again is not done again. */
  keys: readonly KeyOfEntry[];
}
