import type {
  AnyCommand,
  Campaign,
  CampaignEvent,
  Game,
  GameEvent,
  Lesson,
  Question,
  Refusal,
  Square,
  Taught,
} from '@bauta/engine';
import type { UndoLimit } from '@bauta/session';
import type { ReadonlySignal } from '@preact/signals';
import type { SaveSummary } from '../storage/save-summary.ts';

/** One decision that stands and what it led to, as screens show it; the set-up comes before them and has no command. */
export interface ShownDecision {
  /** The number of its entry in the save; 0 for the set-up. */
  n: number;
  command: AnyCommand | null;
  events: readonly (GameEvent | CampaignEvent)[];
}

/** What a table with players at other screens has beside the game. */
export interface OnlinePlay {
  /** We came only to watch: nothing is ours to decide. */
  readonly isWatching: boolean;
  /** Why it is not ours to decide, in words; null when it is. */
  notOurs(command: AnyCommand): string | null;
  /** The id of the option that was sent and has no answer yet; '' for none. */
  readonly sent: ReadonlySignal<string>;
  /** Squares that somebody points at. */
  readonly pings: ReadonlySignal<readonly { id: number; at: Square }[]>;
  /** What was decided and is not done: it waits for the connection, or for the player. */
  readonly undecided: ReadonlySignal<readonly AnyCommand[]>;
}

/** What is being played, with its save: a memory by itself, or a campaign. Every screen draws it and none knows a rule. */
export interface Session {
  readonly summary: ReadonlySignal<SaveSummary>;
  /** Absent where all players sit at one screen. */
  readonly online?: OnlinePlay;
  /** The memory under way or just ended, as the players may see it; null between memories. */
  readonly game: ReadonlySignal<Game | null>;
  /** null when a memory is played by itself. */
  readonly campaign: ReadonlySignal<Campaign | null>;
  /** null once nothing is asked. Its game is what the players may see. */
  readonly question: ReadonlySignal<Question | null>;
  /** The set-up first. */
  readonly decisions: ReadonlySignal<readonly ShownDecision[]>;
  readonly undoLimit: ReadonlySignal<UndoLimit<GameEvent | CampaignEvent>>;
  /** Commands that were taken back and can be played again, the next one first. */
  readonly undone: ReadonlySignal<readonly AnyCommand[]>;
  /** R1.4 */
  readonly lessons: readonly Lesson[];
  /** R1.4: which of them were shown up to the question being asked, from the log. */
  taught(): Taught;
  /** Plays a command and saves it. A refused one changes nothing. */
  decide(command: AnyCommand): Refusal | null;
  /** How often players went back beyond what they had learnt. */
  readonly rewinds: ReadonlySignal<number>;
  /** Beyond what is free it is a rewind. */
  undo(count: number): void;
  redo(): void;
  /** The whole save as a file has it, also what the browser could not keep. */
  text(): string;
}
