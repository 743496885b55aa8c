import {
  type AllyId,
  type Board,
  type CardId,
  type CharacterId,
  type Content,
  canonical,
  hashText,
  type Lesson,
} from '@bauta/engine';

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

export type Decks = Readonly<Record<string, readonly CardId[]>>;

/** A pack, read and checked. */
export interface Pack {
  content: Content;
  parties: Parties;
  /** By name. */
  decks: Decks;
  /** R1.4: rule cards, in the order in which they are shown when several are needed. */
  lessons: readonly Lesson[];
}

/** The same content has the same digest, whichever way it came. */
export const packDigest = (content: Content): string => hashText(canonical(JSON.parse(JSON.stringify(content))));
