import { advance, type Command, clone, futuresOf, type Game, WITHOUT_REARRANGING } from '@bauta/engine';
import { streamOf } from '../stream.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';
import { rollOut } from './rollout.ts';

/** A chance of success, and how far it may be off. */
export interface Estimate {
  readonly chance: number;
  /** The standard error. */
  readonly error: number;
}

/** The turn up to which a trial is played. */
export const TO_THE_END = Number.POSITIVE_INFINITY;

/** Plays on from a future that the view allows; null: whatever the greedy player does first. */
function trial(future: Game, command: Command | null, turn: number, seed: string): number {
  const game = clone(future);
  if (command !== null) advance(game, command, WITHOUT_REARRANGING);
  return rollOut(game, turn, NEWEST_WEIGHTS, streamOf(seed)).chance;
}

function estimateOf(values: readonly number[]): Estimate {
  const chance = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - chance) ** 2, 0) / values.length;
  return { chance, error: Math.sqrt(variance / values.length) };
}

/** How often games that could be this one are won, played on to the end after the command. */
export function chanceAfter(view: Game, command: Command | null, seed: string, trials: number): Estimate {
  const deal = futuresOf(view);
  const values = Array.from({ length: trials }, (_, index) =>
    trial(deal(`${seed} ${index}`), command, TO_THE_END, `${seed} ${index}`),
  );
  return estimateOf(values);
}

/** What two lines come to, and what one has before the other. */
export interface Comparison {
  readonly one: number;
  readonly other: number;
  readonly ahead: Estimate;
}

/** Both lines meet the same cards and are played on alike, up to that turn. */
export function compare(
  view: Game,
  [one, other]: readonly [Command, Command],
  turn: number,
  seed: string,
  trials: number,
): Comparison {
  const deal = futuresOf(view);
  const pairs = Array.from({ length: trials }, (_, index) => {
    const future = deal(`${seed} ${index}`);
    return [one, other].map((command) => trial(future, command, turn, `${seed} ${index}`)) as [number, number];
  });
  return {
    one: estimateOf(pairs.map(([a]) => a)).chance,
    other: estimateOf(pairs.map(([, b]) => b)).chance,
    ahead: estimateOf(pairs.map(([a, b]) => a - b)),
  };
}
