import type { AnyCommand, Campaign, CampaignEvent, Command, GameEvent } from '@bauta/engine';

/** A decision that can be taken back. */
export interface CampaignDecided {
  n: number;
  command: AnyCommand;
  events: readonly CampaignEvent[];
  before: Campaign;
  playedBefore: PlayedMemory | null;
  learntBefore: CampaignEvent | null;
}

/** What was decided in the memory under way. */
export interface PlayedDecision {
  command: Command;
  events: readonly GameEvent[];
}

/** The memory under way, from its set-up on. */
export interface PlayedMemory {
  setUp: readonly GameEvent[];
  decisions: readonly PlayedDecision[];
}

/** A campaign's save, read and folded up to some line. A value: what follows gives a new one. */
export interface CampaignSave {
  content: { id: string; version: string };
  /** When it was begun: a date, as the app wrote it. */
  begun: string;
  /** The events of the set-up; the first brings the whole content. */
  setUp: readonly CampaignEvent[];
  /** Where play goes on. */
  campaign: Campaign;
  /** Those that can be taken back. */
  decisions: readonly CampaignDecided[];
  /** Those before, of the memory under way: only a rewind takes them back. */
  behind: readonly CampaignDecided[];
  /** How often that was done. */
  rewinds: number;
  /** What was learnt before them; null at the start. */
  learnt: CampaignEvent | null;
  /** null between memories. */
  played: PlayedMemory | null;
  /** The number of the last entry. */
  n: number;
  /** Whole lines that were good. */
  lines: number;
}
