import type { Rules } from '@bauta/engine';
import type { Decision } from './decision.ts';

/** A state that undo starts from: after the first `count` decisions. */
interface Checkpoint<State> {
  count: number;
  state: State;
}

const EVERY = 32;

/** Copies of states, so that none is folded from further back than that. */
export class Checkpoints<State, Event> {
  readonly #rules: Rules<State, Event>;
  #all: Checkpoint<State>[];

  constructor(rules: Rules<State, Event>, start: State) {
    this.#rules = rules;
    this.#all = [{ count: 0, state: rules.clone(start) }];
  }

  /** The state before the first of the decisions. Not to be changed. */
  get start(): State {
    return this.#all[0]!.state;
  }

  /** The state after the first `count` of the decisions, as a state of its own. */
  stateAfter(count: number, decisions: readonly Decision<Event>[]): State {
    const from = this.#all.findLast((each) => each.count <= count)!;
    const state = this.#rules.clone(from.state);
    this.#fold(state, decisions.slice(from.count, count));
    return state;
  }

  /** The state after that many decisions, which may be worth a copy. */
  reached(count: number, state: State): void {
    if (count % EVERY === 0) this.#all.push({ count, state: this.#rules.clone(state) });
  }

  /** What came after that many decisions is no more. */
  backTo(count: number): void {
    this.#all = this.#all.filter((each) => each.count <= count);
  }

  /** The decisions are let go of. The first checkpoint is folded on and not copied: the more is copied, the longer everybody waits while it is cleared up. */
  letGo(decisions: readonly Decision<Event>[]): void {
    this.#fold(this.start, decisions);
  }

  #fold(state: State, decisions: readonly Decision<Event>[]): void {
    for (const { events } of decisions) for (const event of events) this.#rules.evolve(state, event);
  }
}
