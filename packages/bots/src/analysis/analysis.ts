import { type Command, type Game, type GameEvent, isNewInformation, view } from '@bauta/engine';
import { chanceAfter } from '../playouts/trials.ts';
import { type BetterLine, betterLine } from './better-line.ts';

/** A game that was played: each decision was made in the position of the same number; one more position is the end. */
export interface PlayedGame {
  readonly decisions: readonly { command: Command; events: readonly GameEvent[] }[];
  readonly positions: readonly Game[];
}

/** One decision, with the chance of success before it, once it was made, and once dice and cards had spoken. */
export interface JudgedDecision {
  /** Counted from 1. */
  readonly number: number;
  readonly turn: number;
  readonly command: Command;
  readonly before: number;
  readonly chosen: number;
  readonly after: number;
  /** What would have been better, for certain; null when nothing would. */
  readonly better: BetterLine | null;
}

/** An analysis under way, decision by decision: it can be stopped after each. */
export interface Analysis {
  readonly total: number;
  /** Those judged so far, in order. */
  readonly judged: readonly JudgedDecision[];
  /** Judges one more decision; false once all are. */
  next(): boolean;
}

/** How much more it takes to tell a chance than to tell a better line. */
const CLOSER = 2;

/** The greedy player's chances, by what the table knew at each decision. The same seed and iterations give the same. */
export function beginAnalysis({ decisions, positions }: PlayedGame, seed: string, iterations: number): Analysis {
  const judged: JudgedDecision[] = [];

  const chanceIn = (game: Game, command: Command | null, number: number): number =>
    chanceAfter(view(game), command, `analysis ${seed} ${number} ${command === null}`, CLOSER * iterations).chance;

  const startOf = (number: number): number => {
    const { result } = positions[number]!;
    return result === null ? chanceIn(positions[number]!, null, number) : Number(result.success);
  };

  /** Without new information what is chosen is what comes of it. Where all is lost nothing is better. */
  const judge = (number: number, before: number): JudgedDecision => {
    const { command, events } = decisions[number]!;
    const game = positions[number]!;
    const better = before === 0 ? null : betterLine(view(game), command, `better ${seed} ${number}`, iterations);
    const isOpen = events.some(isNewInformation) || number + 1 === decisions.length;
    const chosen = isOpen ? chanceIn(game, command, number) : (better?.chosen ?? before);
    const after = isOpen ? startOf(number + 1) : chosen;
    return { number: number + 1, turn: game.turn, command, before, chosen, after, better };
  };

  return {
    total: decisions.length,
    judged,
    next() {
      const number = judged.length;
      if (number < decisions.length) judged.push(judge(number, judged.at(-1)?.after ?? startOf(0)));
      return judged.length < decisions.length;
    },
  };
}
