import type { AnyCommand } from '../campaign/model/command.ts';
import type { CampaignQuestion } from '../campaign/play/play.ts';
import type { Game, Refusal } from '../model/game.ts';
import type { MemoryQuestion, QuestionScope } from '../play/play.ts';

/** A memory by itself, or a campaign with the memory it has come to. */
export const GAME_KINDS = ['memory', 'campaign'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The one question that is pending, and every answer to it: in a memory, or in a campaign between two. */
export type Question = MemoryQuestion | CampaignQuestion;

/** A memory's or a campaign's rules, by the same verbs. A view is a state too. */
export interface Rules<State, Event> {
  readonly kind: GameKind;
  /** null once it has ended. */
  question(state: State, scope?: QuestionScope): Question | null;
  /** Plays the command in place; a refused one changes nothing. `options`: those of the question, if they are known, so that they are not listed again. */
  play(state: State, command: AnyCommand, options?: readonly AnyCommand[]): readonly Event[] | Refusal;
  /** Folds an event into the state, in place. No rule is asked. */
  evolve(state: State, event: Event): void;
  /** The state as the whole table may see it. */
  view(state: State): State;
  /** What the table may know of an event. */
  redact(event: Event): Event;
  /** A die, a card, a shuffle: what cannot be unlearnt. Undo goes back no further. */
  isRevealing(event: Event): boolean;
  /** Whether a memory begins with it. */
  startsMemory(event: Event): boolean;
  /** The memory under way or just ended; null between memories. */
  gameIn(state: State): Game | null;
  clone(state: State): State;
  /** The same state gives the same hash, on every machine. */
  hash(state: State): string;
  /** What changes, as plain data: all but what the first events bring. */
  snapshot(state: State): object;
  /** The whole as plain data, with what it was set up from. */
  toJSON(state: State): unknown;
  /** The reverse, of data that is known to be well formed: `packages/format` checks what comes from outside. */
  fromJSON(data: unknown): State;
  idOf(command: AnyCommand): string;
  /** The reverse of `idOf`; null for what no command is written as. */
  parse(id: string): AnyCommand | null;
}
