import { type AnyCommand, isRefusal, type Question, type Refusal, type Rules } from '@bauta/engine';
import type { Decision } from './decision.ts';
import { type UndoLimit, undoLimitOf } from './undo-limit.ts';

/** A decision that was played and does not stand yet: until it is settled nothing else may be done. */
export interface Draft<Event> {
  readonly decision: Decision<Event>;
  /** It stands. */
  commit(): void;
  /** It never happened. */
  rollBack(): void;
}

export interface HistoryOptions<Event> {
  /** Whether one can go back beyond what was revealed. Without it decisions that cannot be taken back are let go of. */
  rewinds?: boolean;
  /** The number of the last decision or undo, where it goes on with what was decided elsewhere. */
  n?: number;
  /** What was decided there after the state it begins with, and still stands. */
  decisions?: readonly Decision<Event>[];
}

/** A state that undo starts from: after the first `count` decisions. */
interface Checkpoint<State> {
  count: number;
  state: State;
}

const CHECKPOINT_EVERY = 32;

/** What was decided and stands, and the state it led to, which is changed in place. */
export class History<State, Event> {
  readonly rules: Rules<State, Event>;
  /** The events of the set-up. */
  readonly setUp: readonly Event[];
  readonly #keepsAll: boolean;
  #state: State;
  #question: Question | null | undefined;
  #decisions: Decision<Event>[] = [];
  #checkpoints: Checkpoint<State>[];
  #n = 0;
  #rewinds = 0;

  private constructor(rules: Rules<State, Event>, state: State, setUp: readonly Event[], keepsAll: boolean) {
    this.rules = rules;
    this.setUp = setUp;
    this.#state = state;
    this.#checkpoints = [{ count: 0, state: rules.clone(state) }];
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
    return this.#checkpoints[0]!.state;
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

  /** false when so much cannot be taken back. */
  undo(count: number): boolean {
    const { free, withRewind } = this.undoLimit;
    if (!(count >= 1 && count <= withRewind)) return false;
    this.#goTo(this.#decisions.length - count);
    this.#n += 1;
    if (count > free) this.#rewinds += 1;
    return true;
  }

  /** The state after the first `count` decisions, as a state of its own. */
  stateAfter(count: number): State {
    const from = this.#checkpoints.findLast((each) => each.count <= count)!;
    const state = this.rules.clone(from.state);
    for (const { events } of this.#decisions.slice(from.count, count))
      for (const event of events) this.rules.evolve(state, event);
    return state;
  }

  #goTo(count: number): void {
    this.#state = this.stateAfter(count);
    this.#question = undefined;
    this.#decisions.length = count;
    this.#checkpoints = this.#checkpoints.filter((each) => each.count <= count);
  }

  #add(decision: Decision<Event>): void {
    this.#decisions.push(decision);
    this.#n = decision.n;
    if (!this.#keepsAll) this.#letGo(decision);
    else if (this.#decisions.length % CHECKPOINT_EVERY === 0)
      this.#checkpoints.push({ count: this.#decisions.length, state: this.rules.clone(this.#state) });
  }

  /** The one checkpoint is folded on and not copied: the more is copied, the longer everybody waits while it is cleared up. */
  #letGo({ events }: Decision<Event>): void {
    if (!events.some(this.rules.isRevealing)) return;
    const { state } = this.#checkpoints[0]!;
    for (const each of this.#decisions) for (const event of each.events) this.rules.evolve(state, event);
    this.#decisions = [];
  }
}
