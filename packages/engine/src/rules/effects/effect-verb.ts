import type { Do } from '../../model/effect.ts';
import type { Game, Refusal } from '../../model/game.ts';
import type { EffectStep } from '../../model/step.ts';

/** One verb of the vocabulary. `possible`: it has something to act on. */
export interface EffectVerb<T extends Do['do']> {
  readonly do: T;
  run(game: Game, step: EffectStep, verb: Extract<Do, { do: T }>): void;
  /** Why it is not possible, where there is more to say than that. */
  readonly refusal?: Refusal;
  possible?(game: Game, step: EffectStep, verb: Extract<Do, { do: T }>): boolean;
}
