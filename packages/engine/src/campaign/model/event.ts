import type { BlueprintId, BoxId, BoxPlace, ContractId, EntryId, FigureId, HqKind, Instruction, Post } from '../../model/book.ts';
import type { Board } from '../../model/content.ts';
import type { GameEvent } from '../../model/event.ts';
import type { AssassinFace, CardId, CharacterId, Difficulty, Place, Why } from '../../model/kinds.ts';
import type { CampaignContent, CampaignSetup, CardPile, DiaryEntry, Earned } from './campaign.ts';
import type { AnyCommand, Holder } from './command.ts';
import type { CampaignPosition } from './json.ts';
import type { CampaignStep } from './step.ts';

/** Where XP come from (R35). */
export const XP_SOURCES = ['objectives', 'optional', 'bosses', 'chests', 'campaign'] as const;
export type XpSource = (typeof XP_SOURCES)[number];

/** Facts, each with the clause that made it so. */
export type CampaignFact = { why: Why } & (
  | { type: 'campaign-begun'; content: CampaignContent; setup: CampaignSetup }
  /** In the place of all that was decided before: play goes on from here. */
  | { type: 'campaign-laid'; position: CampaignPosition }
  | { type: 'pile-shuffled'; deck: 'equipment' | 'chest'; order: readonly CardId[] }
  | { type: 'entry-begun'; entry: EntryId }
  | { type: 'difficulty-chosen'; difficulty: Difficulty }
  // Boxes and other instructions
  | { type: 'box-opened'; box: BoxId; red: readonly Instruction[] }
  | { type: 'cards-shared-out'; cards: readonly CardId[] }
  | { type: 'cards-laid-aside'; cards: readonly CardId[] }
  | { type: 'rewards-revealed'; cards: readonly CardId[] }
  | { type: 'cards-shuffled-in'; deck: 'event' | 'equipment'; cards: readonly CardId[] }
  | { type: 'chests-added'; set: string; cards: readonly CardId[] }
  | { type: 'chests-expired'; set: string; cards: readonly CardId[] }
  | { type: 'choice-made'; choice: string; option: string }
  | { type: 'campaign-flag-set'; flag: string; value: number }
  // The party
  | { type: 'assassins-named' }
  | { type: 'party-joined'; by: CharacterId }
  /** And how many players are left. */
  | { type: 'party-left'; by: CharacterId; players: number }
  | { type: 'laid-up'; by: CharacterId; out: 'eliminated' | 'resting' }
  | { type: 'put-to-bed'; by: CharacterId }
  | { type: 'left-bed'; by: CharacterId }
  | { type: 'back-in-action'; by: CharacterId }
  | { type: 'apprentice-stands-in'; by: CharacterId }
  | { type: 'hp-restored'; by: CharacterId; hp: number }
  // Cards
  | { type: 'card-stored'; by: CharacterId; card: CardId; from: Place | 'aside' }
  | { type: 'card-fetched'; by: CharacterId; card: CardId; into: Place }
  | { type: 'card-handed'; by: CharacterId; card: CardId; from: Place; to: CharacterId; into: Place }
  | { type: 'card-spent'; of: Holder; card: CardId; from: Place | 'storage'; gone: boolean }
  // The memory
  | { type: 'memory-begun'; entry: EntryId; attempt: 1 | 2 }
  | { type: 'memory-ended'; entry: EntryId; attempt: 1 | 2; success: boolean; difficulty: Difficulty }
  | { type: 'brought-back'; by: CharacterId; wounds: number; board: Board }
  | { type: 'piles-brought-back'; equipment: CardPile; chest: CardPile; removed: readonly CardId[] }
  | { type: 'flags-brought-back'; flags: Readonly<Record<string, number>> }
  | { type: 'chest-card-returned'; by: CharacterId; card: CardId }
  | { type: 'second-chance'; entry: EntryId }
  | { type: 'completed-by-others'; entry: EntryId }
  | { type: 'entry-written'; entry: EntryId; written: DiaryEntry; earned: Earned }
  | { type: 'sync-won'; entry: EntryId; sync: 'red' | 'grey' }
  // Progress
  | { type: 'xp-gained'; xp: number; source: XpSource }
  | { type: 'level-reached'; level: number }
  | { type: 'skill-learnt'; by: CharacterId; skill: CardId }
  // Headquarters
  | { type: 'hq-opened'; kind: HqKind; contracts: readonly ContractId[] }
  | { type: 'figures-gained'; figure: FigureId; count: number }
  | { type: 'figures-lost'; figure: FigureId; count: number }
  | { type: 'figure-assigned'; figure: FigureId; post: Post }
  | { type: 'figure-taken'; figure: FigureId; post: Post }
  | { type: 'post-emptied'; post: Post }
  | { type: 'assignment-made' }
  | { type: 'blueprint-gained'; blueprint: BlueprintId }
  | { type: 'blueprint-placed'; blueprint: BlueprintId }
  | { type: 'blueprint-put-back'; blueprint: BlueprintId }
  | { type: 'blueprint-built'; blueprint: BlueprintId; card: CardId }
  | { type: 'contract-revealed'; contract: ContractId }
  | { type: 'contract-box-read'; contract: ContractId; box: string; next: BoxPlace | null }
  | { type: 'contract-eased'; hits: number }
  | { type: 'helpers-rolled'; faces: readonly AssassinFace[] }
  | { type: 'contract-tried'; contract: ContractId; hits: number; needed: number; attempt: number }
  | { type: 'contract-failed'; contract: ContractId }
  | { type: 'contract-fulfilled'; contract: ContractId }
  | { type: 'equipment-shown'; card: CardId }
  | { type: 'equipment-kept'; card: CardId }
  | { type: 'equipment-passed-over'; card: CardId }
  // Flow
  | { type: 'only-choice'; command: AnyCommand }
  | { type: 'campaign-ended' }
);

/** The flow's own notes: no rule stands behind them. */
export type CampaignNote =
  | { type: 'campaign-step-begun'; step: CampaignStep }
  | { type: 'campaign-step-noted'; step: CampaignStep }
  | { type: 'campaign-step-ended' }
  /** What happened in the memory being played. */
  | { type: 'in-memory'; event: GameEvent };

export type CampaignEvent = CampaignFact | CampaignNote;
export type CampaignEventType = CampaignEvent['type'];
export type CampaignEventOf<T extends CampaignEventType> = Extract<CampaignEvent, { type: T }>;
export type CampaignFactType = CampaignFact['type'];
