import { view } from '@bauta/engine';
import { outlookOf } from '../greedy/outlook.ts';
import type { Hint } from '../hint/hint.ts';
import { hintOf } from '../hint/hint-search.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';
import type { JudgedDecision, PlayedGame } from './analysis.ts';
import type { BetterLine } from './better-line.ts';

/** A choice that cost much, and the better move. */
export interface BadChoice {
  readonly decision: JudgedDecision;
  readonly better: Hint;
  /** By the choice that was made. */
  readonly chosen: number;
}

export interface TurningPoints {
  readonly byChoice: readonly BadChoice[];
  /** Where dice and cards took most. */
  readonly byChance: readonly JudgedDecision[];
}

/** What dice and cards took must be more than the trials are off by. */
const LEAST_BY_CHANCE = 0.1;
const MOST = 3;

const lostByChoice = ({ best, chosen }: BetterLine): number => best - chosen;
const lostByChance = ({ chosen, after }: JudgedDecision): number => chosen - after;

function badChoice({ positions }: PlayedGame, decision: JudgedDecision, { command, best, chosen }: BetterLine): BadChoice {
  const outlook = outlookOf(view(positions[decision.number - 1]!), NEWEST_WEIGHTS);
  return { decision, chosen, better: hintOf(outlook, command, best, 0) };
}

/** The largest losses by a choice, and those by dice and cards, the largest first. */
export function turningPoints(game: PlayedGame, judged: readonly JudgedDecision[]): TurningPoints {
  const choices = judged.flatMap((decision) => (decision.better === null ? [] : [{ decision, better: decision.better }]));
  const byLoss = choices.sort((a, b) => lostByChoice(b.better) - lostByChoice(a.better));
  return {
    byChoice: byLoss.slice(0, MOST).map(({ decision, better }) => badChoice(game, decision, better)),
    byChance: judged
      .filter((decision) => lostByChance(decision) >= LEAST_BY_CHANCE)
      .sort((a, b) => lostByChance(b) - lostByChance(a))
      .slice(0, MOST),
  };
}
