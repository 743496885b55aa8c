import type {
  BlueprintId,
  BoxId,
  BoxPlace,
  CampaignBook,
  ContractId,
  EntryId,
  EntryResult,
  FigureId,
  HqKind,
  Post,
} from '../../model/book.ts';
import type { Board, Content } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { AssassinFace, CardId, CharacterId, Difficulty } from '../../model/kinds.ts';
import type { NamesShuffling } from '../../model/shuffling.ts';
import type { XpSource } from './event.ts';
import type { CampaignStep } from './step.ts';

/** Content with a campaign book. */
export interface CampaignContent extends Content {
  book: CampaignBook;
}

/** What a campaign starts from. */
export interface CampaignSetup extends NamesShuffling {
  content: { id: string; version: string };
  /** '' when hidden (view). */
  seed: string;
  /** R1.1 */
  players: number;
  /** R1.2: whose colours the apprentices of the first memory wear. */
  party: readonly CharacterId[];
  difficulty: Difficulty;
}

/** One of the four assassins, in play or not. Replaced, never changed in place; so is everything below. */
export interface Member {
  readonly id: CharacterId;
  readonly inPlay: boolean;
  readonly wounds: number;
  /** R27, R40.4: an apprentice stands in for them while they are eliminated, or in bed of their own will. */
  readonly out: '' | 'eliminated' | 'resting';
  /** R40.4: their figure lies in a red bed. */
  readonly inBed: boolean;
  /** What they carry, or the apprentice in their place. */
  readonly board: Board;
  /** R26.3: set aside with them. */
  readonly aside: { readonly blade: CardId; readonly armour: CardId };
  /** R39.1: one of each level, I first. */
  readonly skills: readonly CardId[];
}

export interface CardPile {
  /** The top card is the last. */
  readonly draw: readonly CardId[];
  readonly discard: readonly CardId[];
}

/** R35: XP by where they come from. */
export type Earned = Readonly<Partial<Record<XpSource, number>>>;

/** R35: what stands in the diary. */
export interface DiaryEntry {
  readonly result: EntryResult;
  /** R34.1 */
  readonly sync: 'none' | 'red' | 'grey';
  readonly attempts: number;
  readonly turns: number;
  readonly xp: number;
}

/** R40, R41 */
export interface Headquarters {
  readonly kind: HqKind;
  /** The contract deck, the top one first. */
  readonly contracts: readonly ContractId[];
  readonly faceUp: boolean;
  /** R41.4: failed attempts at the top contract. */
  readonly failed: number;
  /** By how many hits the top contract has become easier. */
  readonly eased: number;
  /** R41.5: the boxes that are read next, when the step of their colour comes. */
  readonly reading: readonly BoxPlace[];
  /** In the workshop, '' for none. */
  readonly blueprint: BlueprintId | '';
  /** Figures by post; who has none is idle. */
  readonly posts: Readonly<Record<Post, readonly FigureId[]>>;
  /** R40.3: the first assignment was made. */
  readonly settled: boolean;
}

export interface CampaignChance {
  /** '' when hidden. */
  readonly seed: string;
  readonly dice: number;
  readonly shuffles: number;
  /** Faces laid down beforehand, in order; null: chance decides. */
  readonly script: readonly AssassinFace[] | null;
}

/** A campaign. Its fields are replaced and never changed in place, but for the memory under way. */
export interface Campaign {
  /** Replaced only when a view learns what is in a box. */
  content: CampaignContent;
  readonly setup: CampaignSetup;
  /** Under way, or just ended; '' before the first. */
  entry: EntryId | '';
  attempt: 1 | 2;
  /** The memory played last, '' before the first: not `entry` any more once the next has begun. */
  played: EntryId | '';
  difficulty: Difficulty;
  players: number;
  /** All four, in the content's order. */
  members: readonly Member[];
  /** R12: the assassins are known; before that everyone is an apprentice. */
  named: boolean;
  level: number;
  xp: number;
  /** R35: of the memory that has ended, and not on the track yet. */
  earned: Earned;
  /** Villa, or main hall once there is a headquarters. */
  storage: readonly CardId[];
  equipment: CardPile;
  chest: CardPile;
  /** Event cards of the decks and boxes so far. */
  events: readonly CardId[];
  /** R1.3: laid aside unseen. */
  waiting: readonly CardId[];
  /** Out of the game for good. */
  removed: readonly CardId[];
  /** Opened so far. */
  boxes: readonly BoxId[];
  diary: Readonly<Record<EntryId, DiaryEntry>>;
  flags: Readonly<Record<string, number>>;
  /** Figures at hand, by kind. */
  figures: Readonly<Record<FigureId, number>>;
  blueprints: readonly BlueprintId[];
  hq: Headquarters | null;
  chance: CampaignChance;
  /** The last is the one under way, and holds the question when one is asked. */
  stack: readonly CampaignStep[];
  /** The memory being played. */
  game: Game | null;
  ended: boolean;
}
