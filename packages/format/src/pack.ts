import type { Board, CharacterId, Content } from '@bauta/engine';
import type { Decks } from './compile/compile-memory.ts';

/** What everyone carries in a memory played by itself, outside a campaign. */
export interface Loadouts {
  assassins: Readonly<Record<CharacterId, Board>>;
  apprentice: Board;
}

/** A pack, read and checked. */
export interface Pack {
  content: Content;
  loadouts: Loadouts;
  /** By name. */
  decks: Decks;
}
