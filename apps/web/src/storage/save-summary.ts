import type { CharacterId, LessonId } from '@bauta/engine';

/** Who sits at the table, and whom each of them plays. */
export interface Seat {
  name: string;
  assassins: readonly CharacterId[];
}

/** The game that this one is a branch of, and from where. */
interface Origin {
  id: string;
  name: string;
  turn: number;
  /** It lies on a server, and its id is the code of the table. */
  online?: boolean;
  /** R1.4: the rule cards that were shown in it; none if it is missing. */
  told?: readonly LessonId[];
}

/** What is told of a save in a list; its lines lie apart. */
export interface SaveSummary {
  id: string;
  kind: 'memory' | 'campaign';
  name: string;
  /** The pack that has its words. */
  pack: string;
  /** The memory played by itself, or the one a campaign has come to; '' between two. */
  memory: string;
  /** Dates, in milliseconds. */
  begun: number;
  changed: number;
  ended: boolean;
  /** Who plays, and whom. */
  seats: readonly Seat[];
  /** How often players went back beyond what they had learnt; none if it is missing. */
  rewinds?: number;
  from?: Origin;
  /** The newest format that was written into it; none if it is missing. */
  format?: number;
  /** How many characters it has: one that has fewer has lost a part. Not known if it is missing. */
  length?: number;
}
