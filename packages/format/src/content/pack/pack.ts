import type { AllyId, Board, CardId, CharacterId, Content, Lesson } from '@bauta/engine';
import type { Decks } from '../compile/compile-memory.ts';

/** Who plays a memory by itself, outside a campaign: as far as one would have brought them. */
export interface Party {
  level: number;
  hqLevel: number;
  assassins: Readonly<Record<CharacterId, { board: Board; skills: readonly CardId[] }>>;
  apprentice: Board;
  events: readonly CardId[];
  allies: readonly AllyId[];
  flags: Readonly<Record<string, number>>;
}

export interface Parties {
  /** Of every memory that names none. */
  usual: Party;
  named: Readonly<Record<string, Party>>;
  /** The names, by memory. */
  ofMemory: Readonly<Record<string, string>>;
}

/** A pack, read and checked. */
export interface Pack {
  content: Content;
  parties: Parties;
  /** By name. */
  decks: Decks;
  /** R1.4: rule cards, in the order in which they are shown when several are needed. */
  lessons: readonly Lesson[];
}
