import type { Command } from '../model/command.ts';
import type { Game } from '../model/game.ts';
import type { Clause } from '../model/kinds.ts';
import type { StepName, StepOf } from '../model/step.ts';

/** A rule that is played step by step. With no option to offer, or none ever, it runs; otherwise it waits for an answer. */
export interface StepRule<T extends StepName> {
  readonly step: T;
  readonly rules: readonly Clause[];
  /** `rearranging`: also what merely moves cards about (R18.2). */
  options?(game: Game, step: StepOf<T>, out: Command[], rearranging: boolean): void;
  resolve?(game: Game, step: StepOf<T>, command: Command): void;
  run?(game: Game, step: StepOf<T>): void;
}
