import type { Campaign, CampaignEvent, Game, GameEvent, GameKind } from '@bauta/engine';
import type { History } from '@bauta/session';

/** What is wrong with a save: one sentence, and the line of the file it is about, counted from 1. */
export interface SaveProblem {
  line: number;
  message: string;
}

export class SaveFault extends Error {
  readonly problem: SaveProblem;
  constructor(line: number, message: string) {
    super(message);
    this.problem = { line, message };
  }
}

/** A save, read and folded. */
interface ReadLines<State, Event> {
  content: { id: string; version: string };
  /** What was decided and stands, to be gone on with. */
  history: History<State, Event>;
  /** Whole lines that were good. */
  lines: number;
}

/** Of a memory by itself. */
export interface MemorySave extends ReadLines<Game, GameEvent> {
  kind: 'memory';
}

/** Of a campaign, with the memory under way; the first event of its set-up brings the whole content. */
export interface CampaignSave extends ReadLines<Campaign, CampaignEvent> {
  kind: 'campaign';
  /** When it was begun: a date, as the app wrote it. */
  begun: string;
}

export type Save<Kind extends GameKind = GameKind> = Extract<MemorySave | CampaignSave, { kind: Kind }>;

export const showSaveProblem = (file: string, { line, message }: SaveProblem): string => `${file}:${line} ${message}`;
