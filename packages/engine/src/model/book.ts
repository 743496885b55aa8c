import type { Board } from './content.ts';
import type { CardId } from './kinds.ts';

/** Entry of the diary: a memory's place in the campaign, or the headquarters' (R35). */
export type EntryId = string;
export type BoxId = string;
export type ContractId = string;
export type BlueprintId = string;
/** R40: `apprentice`, or an ally's id. */
export type FigureId = string;
export const APPRENTICE: FigureId = 'apprentice';
/** Which headquarters it is: that of the mercenaries, or of the courtesans. */
export type HqKind = string;

/** R40.1: where figures of the headquarters group are placed, and how many fit. */
export const ROOMS = ['hospital', 'workshop', 'shop', 'command-room'] as const;
export type Room = (typeof ROOMS)[number];
export const ROOM_LIMITS: Readonly<Record<Room, number>> = { hospital: 4, workshop: 4, shop: 4, 'command-room': 6 };
/** Where a figure may be assigned: a room, or the group that goes along. */
export const POSTS = [...ROOMS, 'memory'] as const;
export type Post = (typeof POSTS)[number];

/** How an entry of the diary ended. */
export const ENTRY_RESULTS = ['success', 'by-others', 'skipped'] as const;
export type EntryResult = (typeof ENTRY_RESULTS)[number];

/** What must hold for an instruction to be followed, or an entry to come next. */
export type CampaignIf =
  | { if: 'flag'; flag: string; from: number; to: number } // the campaign's flag stands so; never set, it is 0
  | { if: 'level'; from: number; to: number } // the assassins' level (R39.1)
  | { if: 'hq-level'; from: number; to: number } // the level of the headquarters, 0 while there is none (R41.6)
  | { if: 'hq'; is: HqKind } // the headquarters chosen (R40.1)
  | { if: 'ended'; entry: EntryId; is: EntryResult } // how an entry of the diary ended
  | { if: 'synced'; entry: EntryId } // the sync of that entry was won (R34.1)
  | { if: 'last-synced' }; // the sync of the last memory was won (R34.1)

/** What a conclusion, a box's red card or a contract's box tells the players to do. */
export type CampaignDo =
  | { do: 'open-box'; box: BoxId } // its red card is read, and followed (R1.3)
  | { do: 'share-out'; cards: readonly CardId[] } // revealed, into villa or main hall, from where they are shared out (R1.3)
  | { do: 'lay-aside'; cards: readonly CardId[] } // unseen, until the memory is completed (R1.3)
  | { do: 'shuffle-in'; deck: 'event' | 'equipment'; cards: readonly CardId[] } // unseen (R1.3)
  | { do: 'add-chests'; set: string } // a set of chest cards, shuffled, beneath those that are left (R10)
  | { do: 'expire-chests'; set: string } // what is left of the set leaves the game (R10)
  | { do: 'choose-assassins' } // the players choose again whom they play (R12)
  | { do: 'open-hq' } // the players choose whose it is (R40.1)
  | { do: 'gain-figures'; figure: FigureId; count: number } // for the groups of the assignment (R40.4)
  | { do: 'lose-figures'; figure: FigureId; count: number } // as many as there are
  | { do: 'gain-blueprint'; blueprint: BlueprintId } // into the main hall (R38)
  | { do: 'gain-xp'; xp: number } // on the experience track (R35)
  | { do: 'gain-sync'; entry: EntryId } // its sticker, red (R34.2)
  | { do: 'heal'; hp: number } // every assassin who is injured (R26.2)
  | { do: 'set-flag'; flag: string; value: number } // of the campaign
  | { do: 'ease-contract'; hits: number } // the contract under way needs fewer (R41.4)
  | { do: 'choose'; choice: string; among: readonly Alternative[] }; // the players choose one (G1)

export interface Instruction {
  if: readonly CampaignIf[];
  do: CampaignDo;
}

export interface Alternative {
  id: string;
  does: readonly Instruction[];
}

/** In the first one everyone plays an apprentice (R1.2). */
export interface EntryData {
  id: EntryId;
  memory: string;
  /** R46: offered once. */
  optional: boolean;
  /** Read before the memory. */
  briefing: readonly Instruction[];
  /** Read once it has succeeded, or others have completed it (R6.4). */
  conclusion: readonly Instruction[];
  /** The first whose conditions hold; '' and none: the campaign ends. */
  next: readonly { if: readonly CampaignIf[]; entry: EntryId | '' }[];
}

/** R1.3: its red card. */
export interface BoxData {
  id: BoxId;
  red: readonly Instruction[];
}

/** R41.5: grey is read in the assignment step, red in the resolution. `next` may be of another card; null ends the reading. */
export interface ContractBox {
  id: string;
  colour: 'grey' | 'red';
  do: readonly Instruction[];
  next: BoxPlace | null;
}
export interface BoxPlace {
  contract: ContractId;
  box: string;
}

export interface ContractData {
  id: ContractId;
  /** R41.6: the level of the headquarters on its back, while it is on top. */
  level: number;
  /** R41.4 */
  hits: number;
  boxes: readonly ContractBox[];
  /** What it gives when it is fulfilled. */
  done: readonly Instruction[];
}

/** R38: what it costs, and the card it becomes. */
export interface BlueprintData {
  id: BlueprintId;
  white: number;
  black: number;
  card: CardId;
}

/** R41: what a figure contributes in each room. */
export interface HelperData {
  figure: FigureId;
  /** HP shared among those in bed, at HQ level I to IV. */
  hospital: readonly [number, number, number, number];
  /** Or so many HP to one injured assassin outside; 0: never. */
  outside: number;
  workshop: number;
  shop: number;
  command: number;
}

export interface HqData {
  kind: HqKind;
  /** What the headquarters brings along. */
  figures: Readonly<Record<FigureId, number>>;
  /** R40.3: whom the first memory group holds beside the assassins. */
  firstGroup: readonly FigureId[];
  /** In their order; the deck is never shuffled (R40.3). */
  contracts: readonly ContractId[];
}

/** The campaign book: everything a campaign draws on beside the memories and their cards. */
export interface CampaignBook {
  start: EntryId;
  entries: Readonly<Record<EntryId, EntryData>>;
  /** R35: the entry of the headquarters. */
  hqEntry: EntryId | '';
  /** R39.1: XP at which level I, II, III, IV is reached. */
  levels: readonly number[];
  /** What the decks hold before any box is opened. */
  decks: { event: readonly CardId[]; equipment: readonly CardId[] };
  /** R10: chest cards come in sets. */
  chests: Readonly<Record<string, readonly CardId[]>>;
  /** What each apprentice carries in the first memory. */
  apprentice: Board;
  boxes: Readonly<Record<BoxId, BoxData>>;
  hqs: Readonly<Record<HqKind, HqData>>;
  contracts: Readonly<Record<ContractId, ContractData>>;
  blueprints: Readonly<Record<BlueprintId, BlueprintData>>;
  /** Whoever can help in the headquarters. */
  helpers: Readonly<Record<FigureId, HelperData>>;
}
