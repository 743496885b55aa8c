import type { BlueprintId, FigureId, HqKind, Post } from '../../model/book.ts';
import type { Command } from '../../model/command.ts';
import type { CardId, CharacterId, Difficulty, Place } from '../../model/kinds.ts';

/** From whom or where a card is taken: an assassin's id, or `storage`. */
export const STORAGE = 'storage';
export type Holder = CharacterId | typeof STORAGE;

/** What the players may answer between memories. No name is one of a memory's commands but for `set-difficulty`, which means the same. */
export type CampaignCommand =
  | { type: 'choose'; option: string }
  | { type: 'choose-assassin'; by: CharacterId }
  | { type: 'assassins-chosen' }
  | { type: 'choose-hq'; kind: HqKind }
  | { type: 'join-party'; by: CharacterId }
  | { type: 'leave-party'; by: CharacterId }
  | { type: 'replace'; by: CharacterId; with: CharacterId }
  | { type: 'party-settled' }
  | { type: 'play-memory' }
  | { type: 'skip-memory' }
  | { type: 'store'; by: CharacterId; card: CardId; from: Place }
  | { type: 'fetch'; by: CharacterId; card: CardId; into: Place }
  | { type: 'hand'; by: CharacterId; card: CardId; from: Place; to: CharacterId; into: Place }
  | { type: 'treat'; by: CharacterId; card: CardId; of: Holder }
  | { type: 'end-arranging' }
  /** In a question of the headquarters: use the main hall first (R40.2). */
  | { type: 'arrange' }
  | { type: 'learn'; by: CharacterId; skill: CardId }
  | { type: 'lay-up'; by: CharacterId }
  | { type: 'beds-settled' }
  | { type: 'choose-blueprint'; blueprint: BlueprintId }
  | { type: 'no-blueprint' }
  | { type: 'assign'; figure: FigureId; post: Post }
  | { type: 'assigned' }
  | { type: 'fetch-apprentice'; post: Post }
  | { type: 'tend'; by: CharacterId }
  | { type: 'tend-outside'; by: CharacterId }
  | { type: 'tend-ward' }
  | { type: 'build' }
  | { type: 'put-back' }
  | { type: 'discount'; colour: 'white' | 'black' }
  | { type: 'pay'; card: CardId; of: Holder; from: Place | typeof STORAGE }
  | { type: 'keep-card'; card: CardId }
  | { type: 'no-more-cards' }
  | { type: 'set-difficulty'; difficulty: Difficulty };
export type CampaignCommandType = CampaignCommand['type'];
export type CampaignCommandOf<T extends CampaignCommandType> = Extract<CampaignCommand, { type: T }>;

/** Whatever can be answered in a campaign, in a memory or between two. */
export type AnyCommand = Command | CampaignCommand;
