import { advance, type Command, clone, futuresOf, type Game, memoryRules, WITHOUT_REARRANGING } from '@bauta/engine';
import { outlookOf } from '../greedy/outlook.ts';
import { scoreOf } from '../greedy/score.ts';
import { rollOut } from '../playouts/rollout.ts';
import type { RandomStream } from '../stream.ts';
import type { BotWeights } from '../weights/bot-weights.ts';
import { isInDoubt } from './doubt.ts';

/** One option under trial. */
export interface SearchLine {
  readonly command: Command;
  /** What the greedy player makes of it. */
  readonly score: number;
  trials: number;
  /** Sums of what its trials ended with. */
  chances: number;
  promises: number;
  /** Of their promises, each times itself. */
  squares: number;
}

const mean = (sum: number, { trials }: SearchLine): number => (trials === 0 ? 0 : sum / trials);

/** The chance of success, in the mean of its trials. */
export const chanceOf = (line: SearchLine): number => mean(line.chances, line);

/** A search over futures that could be: taken further as long as one likes, asked at any time. */
export interface OptionSearch {
  readonly lines: readonly SearchLine[];
  /** Of all lines together. */
  readonly trials: number;
  /** One more trial, of the line that promises most. */
  iterate(): void;
  /** What stood most trials comes first. */
  ranked(): SearchLine[];
  /** Whether more trials could still put another line first. */
  isInDoubt(): boolean;
}

/** Options in the order the greedy player would take them. */
function linesOf(view: Game, weights: BotWeights, options: readonly Command[]): SearchLine[] {
  const outlook = outlookOf(view, weights);
  return options
    .map((command) => ({ command, score: scoreOf(outlook, command), trials: 0, chances: 0, promises: 0, squares: 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, weights.search.most);
}

/** What its trials promise, and a little of what the greedy player thinks, which settles what trials cannot tell apart. */
const merit = (line: SearchLine, { search }: BotWeights): number => mean(line.promises, line) + search.prior * line.score;

/** Untried lines first, in their order; then the best mean with the benefit of the doubt. */
function nextLine(lines: readonly SearchLine[], trials: number, weights: BotWeights): SearchLine {
  let [next, most] = [lines[0]!, Number.NEGATIVE_INFINITY];
  for (const line of lines) {
    if (line.trials === 0) return line;
    const promise = merit(line, weights) + weights.search.doubt * Math.sqrt(Math.log(trials) / line.trials);
    if (promise > most) [next, most] = [line, promise];
  }
  return next;
}

const byTrials =
  (weights: BotWeights) =>
  (a: SearchLine, b: SearchLine): number =>
    b.trials - a.trials || merit(b, weights) - merit(a, weights);

/** Of the view alone: what is hidden is dealt anew for every future, and every line meets the same futures. */
export function searchFor(
  view: Game,
  weights: BotWeights,
  stream: RandomStream,
  options = memoryRules.question(view, WITHOUT_REARRANGING)!.options,
): OptionSearch {
  const lines = linesOf(view, weights, options);
  const deal = futuresOf(view);
  const futures: Game[] = [];
  const futureOf = (trial: number): Game => {
    if (trial === futures.length) futures.push(deal(`${stream()}`));
    return futures[trial]!;
  };
  let trials = 0;
  return {
    lines,
    get trials() {
      return trials;
    },
    iterate() {
      const line = nextLine(lines, trials, weights);
      const game = clone(futureOf(line.trials));
      advance(game, line.command, WITHOUT_REARRANGING);
      const { chance, promise } = rollOut(game, view.turn + weights.search.horizon, weights, stream);
      line.chances += chance;
      line.promises += promise;
      line.squares += promise * promise;
      line.trials += 1;
      trials += 1;
    },
    ranked: () => lines.toSorted(byTrials(weights)),
    isInDoubt: () => isInDoubt(lines, (line) => merit(line, weights)),
  };
}
