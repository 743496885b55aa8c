import type { BlueprintId, BoxId, BoxPlace, ContractId, EntryId, FigureId } from '../../model/book.ts';
import type { CardId, CharacterId, Place } from '../../model/kinds.ts';
import type { RoundPart } from './round-parts.ts';

/** Where instructions are read from: found again in the book, so that no step carries them. */
export type Text =
  | { of: 'briefing' | 'conclusion'; entry: EntryId }
  | { of: 'box'; box: BoxId }
  | { of: 'contract-box'; contract: ContractId; box: string }
  | { of: 'contract-done'; contract: ContractId }
  /** One alternative of a choice that stands in another text, at that place. */
  | { of: 'alternative'; text: Text; at: number; id: string };

/** A copy that was moved to a place of choice in this visit stays there. */
export interface SettledCard {
  by: CharacterId;
  card: CardId;
  into: Place;
}

/** What is unfinished in the campaign, as plain data. */
export type CampaignStep =
  /** R35: the parts of a round, from one memory to the next, in order. */
  | { step: 'round'; next: RoundPart }
  | { step: 'read'; text: Text; next: number }
  | { step: 'choose'; text: Text; at: number }
  | { step: 'choose-assassins'; chosen: readonly CharacterId[] }
  | { step: 'choose-hq' }
  /** R37: `swelled`: someone joined; `thinned`: someone not in full health left; `changed`: each changes at most once. */
  | { step: 'change-party'; swelled: boolean; thinned: boolean; changed: readonly CharacterId[] }
  | { step: 'offer-memory' }
  /** R36, R40.2: trading, equipping, storing and fetching. */
  | { step: 'arrange'; settled: readonly SettledCard[] }
  | { step: 'memory' }
  | { step: 'learn'; level: number; left: readonly CharacterId[] }
  /** R40.4. `arranged`: nothing was decided since the main hall was last used. */
  | { step: 'beds'; arranged: boolean }
  | { step: 'choose-blueprint'; arranged: boolean }
  | { step: 'assign'; arranged: boolean }
  /** R40.3: the posts that must each be given a figure, in order. */
  | { step: 'first-assign'; next: number }
  /** R27.3: an apprentice is taken from a room as often as this. */
  | { step: 'fetch-apprentice'; left: number }
  /** R41.5: each box is read at most once in a step of the headquarters. */
  | { step: 'read-contract'; colour: 'grey' | 'red'; done: readonly BoxPlace[] }
  /** R41.1: HP left to share, and carers who may heal outside instead. */
  | { step: 'hospital'; hp: number; choosing: readonly FigureId[]; arranged: boolean }
  | { step: 'workshop'; arranged: boolean }
  | { step: 'discount'; blueprint: BlueprintId; white: number; black: number; left: number }
  | { step: 'pay'; blueprint: BlueprintId; white: number; black: number }
  | { step: 'open-shop' }
  | { step: 'shop'; shown: readonly CardId[]; keep: number }
  | { step: 'command-room' };
export type CampaignStepName = CampaignStep['step'];
export type CampaignStepOf<T extends CampaignStepName> = Extract<CampaignStep, { step: T }>;
