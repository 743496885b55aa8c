import { type Command, type Game, view } from '@bauta/engine';
import type { Budget } from '../bot.ts';
import { type Outlook, outlookOf } from '../greedy/outlook.ts';
import { chanceOf, searchFor } from '../search/search.ts';
import { think } from '../search/think.ts';
import { streamOf } from '../stream.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';
import type { Hint } from './hint.ts';
import { reasonsOf } from './reasons.ts';
import { riskOf } from './risk.ts';

/** How many options a hint names, as far as there are so many. */
const HINTS = 3;

/** A search for hints that can be stopped and gone on with at will. */
export interface HintSearch {
  readonly trials: number;
  /** Every option worth a trial is tried once in any case. */
  think(budget: Budget): void;
  /** The best so far, the best first; none before the first trial. */
  hints(most?: number): Hint[];
}

/** An option with what speaks for and against it. The outlook is of the view. */
export const hintOf = (outlook: Outlook, command: Command, chance: number, trials: number): Hint => ({
  command,
  chance,
  trials,
  reasons: reasonsOf(outlook, command),
  risk: riskOf(outlook, command),
});

/** It costs something and brings nothing: trials that come out alike do not make it worth naming. */
const isIdle = ({ reasons }: Hint): boolean => reasons.every(({ says }) => says === 'fuss' || says === 'loss');

/** Hints for whatever is asked. What is hidden is not looked at, so no hint gives it away. The memory must not have ended. */
export function beginHint(game: Game, seed: string): HintSearch {
  const seen = view(game);
  const outlook = outlookOf(seen, NEWEST_WEIGHTS);
  const search = searchFor(seen, NEWEST_WEIGHTS, streamOf(`hint ${seed}`));
  return {
    get trials() {
      return search.trials;
    },
    think: (budget) => think(search, budget),
    hints(most = HINTS) {
      const lines = search.ranked().filter((line) => line.trials > 0);
      const hints: Hint[] = [];
      for (const line of lines) {
        if (hints.length === most) break;
        const hint = hintOf(outlook, line.command, chanceOf(line), line.trials);
        if (hints.length === 0 || !isIdle(hint)) hints.push(hint);
      }
      return hints;
    },
  };
}

/** The best few options. The same seed and budget in iterations give the same. */
export function hintsFor(game: Game, seed: string, budget: Budget): Hint[] {
  const search = beginHint(game, seed);
  search.think(budget);
  return search.hints();
}
