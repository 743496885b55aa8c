import { type AnyCommand, isRefusal, type Question, type Refusal, type Rules } from '@bauta/engine';
import { Checkpoints } from './checkpoints.ts';
import type { Decision } from './decision.ts';
import type { Draft, UndoDraft } from './draft.ts';
import { type UndoLimit, undoLimitOf } from './undo-limit.ts';

export interface HistoryOptions<Event> {
  /** Whether one can go back beyond what was revealed. Without it decisions that cannot be taken back are let go of. */
  rewinds?: boolean;
  /** The number of the last decision or undo, where it goes on with what was decided elsewhere. */
  n?: number;
  /** What was decided there after the state it begins with, and still stands. */
  decisions?: readonly Decision<Event>[];
}

/** What was decided and stands, and the state it led to, which is changed in place. */
export class History<State, Event> {
  readonly rules: Rules<State, Event>;
  /** The events of the set-up. */
  readonly setUp: readonly Event[];
  readonly #keepsAll: boolean;
  readonly #checkpoints: Checkpoints<State, Event>;
  #state: State;
  #question: Question | null | undefined;
  #decisions: Decision<Event>[] = [];
  #n = 0;
  #rewinds = 0;

  private constructor(rules: Rules<State, Event>, state: State, setUp: readonly Event[], keepsAll: boolean) {
    this.rules = rules;
    this.setUp = setUp;
    this.#state = state;
    this.#checkpoints = new Checkpoints(rules, state);
    this.#keepsAll = keepsAll;
  }

  /** `state`: after the set-up. It is changed in place from now on. */
  static begin<State, Event>(
    rules: Rules<State, Event>,
    state: State,
    setUp: readonly Event[],
    { rewinds = true, decisions = [], n }: HistoryOptions<Event> = {},
  ): History<State, Event> {
    const history = new History(rules, state, setUp, rewinds);
    for (const decision of decisions) history.follow(decision);
    // After an undo it is more than the last decision's.
    history.#n = n ?? history.#n;
    return history;
  }

  get state(): State {
    return this.#state;
  }

  /** The state before the first of the decisions. Not to be changed: undo starts from it. */
  get base(): State {
    return this.#checkpoints.start;
  }

  /** Those that stand, the oldest first. */
  get decisions(): readonly Decision<Event>[] {
    return this.#decisions;
  }

  /** The number of the last decision or undo; 0 at the start. */
  get n(): number {
    return this.#n;
  }

  /** How often more was taken back than nobody had learnt from. */
  get rewinds(): number {
    return this.#rewinds;
  }

  /** null once nothing is asked. Worked out once for each state. */
  get question(): Question | null {
    if (this.#question === undefined) this.#question = this.rules.question(this.#state);
    return this.#question;
  }

  get undoLimit(): UndoLimit<Event> {
    return undoLimitOf(this.rules, this.#decisions, this.rules.gameIn(this.#state) !== null);
  }

  /** Plays the command, but leaves it open whether it stands. A refused one changes nothing. */
  draft(command: AnyCommand, by = ''): Draft<Event> | Refusal {
    const events = this.rules.play(this.#state, command, this.question?.options);
    if (isRefusal(events)) return events;
    this.#question = undefined;
    const decision = { n: this.#n + 1, command, by, events };
    return { decision, commit: () => this.#add(decision), rollBack: () => this.#goTo(this.#decisions.length) };
  }

  decide(command: AnyCommand, by = ''): Decision<Event> | Refusal {
    const draft = this.draft(command, by);
    if (isRefusal(draft)) return draft;
    draft.commit();
    return draft.decision;
  }

  /** Somebody else's, or one out of a file: no rule is asked. */
  follow(decision: Decision<Event>): void {
    for (const event of decision.events) this.rules.evolve(this.#state, event);
    this.#question = undefined;
    this.#add(decision);
  }

  /** One out of a file: `fold` changes the state, and gives the events that did. When it throws, nothing has happened. */
  read(n: number, command: AnyCommand, fold: (state: State) => readonly Event[]): void {
    try {
      const events = fold(this.#state);
      this.#question = undefined;
      this.#add({ n, command, by: '', events });
    } catch (error) {
      this.#goTo(this.#decisions.length);
      throw error;
    }
  }

  /** null when so much cannot be taken back. */
  draftUndo(count: number): UndoDraft<State> | null {
    const { free, withRewind } = this.undoLimit;
    if (!(count >= 1 && count <= withRewind)) return null;
    const left = this.#decisions.length - count;
    const [n, state] = [this.#n + 1, this.stateAfter(left)];
    const commit = (): void => {
      this.#goTo(left, state);
      this.#n = n;
      if (count > free) this.#rewinds += 1;
    };
    return { n, state, commit };
  }

  /** false when so much cannot be taken back. */
  undo(count: number): boolean {
    const draft = this.draftUndo(count);
    draft?.commit();
    return draft !== null;
  }

  /** The state after the first `count` decisions, as a state of its own. */
  stateAfter(count: number): State {
    return this.#checkpoints.stateAfter(count, this.#decisions);
  }

  /** After the set-up, and after each decision: each a state of its own. */
  *states(): Generator<State, void> {
    const state = this.stateAfter(0);
    yield this.rules.clone(state);
    for (const { events } of this.#decisions) {
      for (const event of events) this.rules.evolve(state, event);
      yield this.rules.clone(state);
    }
  }

  #goTo(count: number, state = this.stateAfter(count)): void {
    this.#state = state;
    this.#question = undefined;
    this.#decisions.length = count;
    this.#checkpoints.backTo(count);
  }

  #add(decision: Decision<Event>): void {
    this.#decisions.push(decision);
    this.#n = decision.n;
    if (this.#keepsAll) this.#checkpoints.reached(this.#decisions.length, this.#state);
    else if (decision.events.some(this.rules.isRevealing)) {
      this.#checkpoints.letGo(this.#decisions);
      this.#decisions = [];
    }
  }
}
