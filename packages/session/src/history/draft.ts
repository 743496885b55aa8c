import type { Decision } from './decision.ts';

/** A decision that was played and does not stand yet: until it is settled nothing else may be done. */
export interface Draft<Event> {
  readonly decision: Decision<Event>;
  /** It stands. */
  commit(): void;
  /** It never happened. */
  rollBack(): void;
}

/** An undo that does not stand yet: nothing is changed before it is settled. */
export interface UndoDraft<State> {
  /** The number of its entry. */
  readonly n: number;
  /** Where it leads. */
  readonly state: State;
  /** It stands. */
  commit(): void;
}
