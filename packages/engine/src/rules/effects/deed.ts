import type { Do } from '../../model/effect.ts';
import type { Game } from '../../model/game.ts';
import type { EffectStep } from '../../model/step.ts';

/** One verb of the vocabulary. `possible`: it has something to act on. */
export interface Deed<T extends Do['do']> {
  readonly do: T;
  run(game: Game, step: EffectStep, deed: Extract<Do, { do: T }>): void;
  possible?(game: Game, step: EffectStep, deed: Extract<Do, { do: T }>): boolean;
}
