import type { CharacterId, GameKind } from '@bauta/engine';
import type { Member, Table, TableFact, WrittenDecision } from '@bauta/session';

/** One entry of a table's log as the table may see it; `seq` numbers them without a gap. */
export type Entry =
  | { type: 'played'; seq: number; at: number; moment: WrittenDecision<unknown> }
  | { type: 'undone'; seq: number; at: number; by: string; n: number; count: number }
  | { type: 'table'; seq: number; at: number; by: string; fact: TableFact }
  | { type: 'said'; seq: number; at: number; by: string; text: string };

/** The first entry of a log: what is played, as the table may see it. */
export interface Opened {
  type: 'opened';
  seq: 1;
  at: number;
  kind: GameKind;
  title: string;
  host: Member;
  seats: readonly CharacterId[];
  /** `Rules.toJSON` of the view. */
  position: unknown;
  /** What is told before the first decision, where that is more than the position shows: how a campaign begins. */
  begun: readonly unknown[];
}

/** A page of a table's log. */
export interface LogPage {
  entries: readonly (Opened | Entry)[];
  /** Nothing is behind it yet. */
  isLast: boolean;
}

/** Everything, for one who has nothing: where play stood at the last new information, and what was decided since. */
export interface Whole {
  type: 'whole';
  seq: number;
  kind: GameKind;
  table: Table;
  n: number;
  /** `Rules.toJSON` of the view before the first of the moments. */
  position: unknown;
  moments: readonly WrittenDecision<unknown>[];
  /** As in `opened`, while nothing is decided yet. */
  begun: readonly unknown[];
}

/** Why a request was not done: a rule's refusal in its own words. On the wire it stands under `trouble`. */
export type RequestRejection =
  | { why: 'stale' } // something was decided meanwhile
  | { why: 'not-yours' } // another's seat, or none
  | { why: 'not-host' }
  | { why: 'not-member' } // left, or sent away, meanwhile
  | { why: 'not-possible'; refused: string; rule: string }
  | { why: 'no-such-option' }
  | { why: 'not-free' } // a seat that somebody has
  | { why: 'bots-first' } // the phase would end before bots have played
  | { why: 'no-undo' } // beyond the last new information
  | { why: 'nothing-asked' }
  | { why: 'too-much-said' } // more talk than the table takes; later it may be said again
  | { why: 'only-watching' } // came by the link to watch
  | { why: 'archived' }; // put away: it can be left, and the host can take it out again

/** There is no room for one more connection of this guest, from this address, or at this table. */
export type Full = 'guest-full' | 'address-full' | 'table-full';

/** Why one is not at the table: they left it, in whichever window; the host sent them away; or the link was renewed. */
export type Outside = 'left' | 'removed' | 'renewed';

export type FromServer =
  /** `watch`: what the link to watch has in place of the code; absent for one who came by it. */
  | { type: 'welcome'; protocol: number; you: string; watch?: string }
  | Whole
  | Entry
  /** The answer to a command that was done: its entry, which may have come before. */
  | { type: 'done'; key: string; seq: number }
  | { type: 'refused'; key: string; trouble: RequestRejection }
  /** `watching`: how many came by the link to watch; absent for none. */
  | { type: 'present'; members: readonly string[]; watching?: number }
  | { type: 'pinged'; by: string; at: number }
  /** Nothing else shows a browser that its connection still stands: it does not see the pings of its socket. */
  | { type: 'beat' }
  /** Said before the connection is closed by the server. */
  | { type: 'bye'; why: 'malformed' | 'too-much' | 'too-old' | 'closing' | 'no-table' | Outside | Full };
