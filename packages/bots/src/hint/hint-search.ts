import { type Command, type Game, view } from '@bauta/engine';
import type { Budget } from '../bot.ts';
import { type Outlook, outlookOf } from '../greedy/outlook.ts';
import { chanceOf, type SearchLine, searchFor } from '../search/search.ts';
import { thinkInDoubt } from '../search/think.ts';
import { streamOf } from '../stream.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';
import type { Hint } from './hint.ts';
import { reasonsOf } from './reasons.ts';
import { riskOf } from './risk.ts';
import { worthTrying } from './waste.ts';

/** How many options a hint names, as far as there are so many. */
const HINTS = 3;

/** A search for hints that can be stopped and gone on with at will. */
export interface HintSearch {
  readonly trials: number;
  /** More trials could still put something else first. */
  readonly isInDoubt: boolean;
  /** What seems best at first sight, at once: none of it is tried out. */
  first(most?: number): Hint[];
  /** Every option worth a trial is tried once in any case; it stops early where one is clearly best. */
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

/** The best of them, without what is idle; the first in any case. */
function bestOf(outlook: Outlook, lines: readonly SearchLine[], most: number): Hint[] {
  const hints: Hint[] = [];
  for (const line of lines) {
    if (hints.length === most) break;
    const hint = hintOf(outlook, line.command, chanceOf(line), line.trials);
    if (hints.length === 0 || !isIdle(hint)) hints.push(hint);
  }
  return hints;
}

/**
 * Hints for what is asked. What is hidden is not looked at, so no hint gives it away. The memory must not have ended.
 * `earlier`: the positions of this turn before it, so that no assassin walks to and fro.
 */
export function beginHint(game: Game, seed: string, earlier: readonly Game[] = []): HintSearch {
  const seen = view(game);
  const weights = NEWEST_WEIGHTS;
  const outlook = outlookOf(seen, weights);
  const options = worthTrying(outlook, earlier.map(view), weights.search.most);
  const search = searchFor(seen, weights, streamOf(`hint ${seed}`), options);
  return {
    get trials() {
      return search.trials;
    },
    get isInDoubt() {
      return search.isInDoubt();
    },
    first: (most = HINTS) => bestOf(outlook, search.lines, most),
    think: (budget) => thinkInDoubt(search, budget),
    hints: (most = HINTS) =>
      bestOf(
        outlook,
        search.ranked().filter(({ trials }) => trials > 0),
        most,
      ),
  };
}

/** The best few options. The same seed and budget in iterations give the same. */
export function hintsFor(game: Game, seed: string, budget: Budget, earlier: readonly Game[] = []): Hint[] {
  const search = beginHint(game, seed, earlier);
  search.think(budget);
  return search.hints();
}
