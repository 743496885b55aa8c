import type { Seat } from '../start/seats.ts';

/** What is told of a save in a list; its lines lie apart. */
export interface SaveCard {
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
  /** The game that this one is a branch of, and from where. */
  from?: { id: string; name: string; turn: number };
}
