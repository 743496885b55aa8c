import { type Command, type Game, view } from '@bauta/engine';
import type { Budget } from '../bot.ts';
import { type Outlook, outlookOf } from '../greedy/outlook.ts';
import { type Line, meanOf, searchFor } from '../mentor/search.ts';
import { streamOf } from '../stream.ts';
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

function lasting(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done < budget.iterations;
  const until = performance.now() + budget.milliseconds;
  return () => performance.now() < until;
}

/** As the search ranks them: what stood most trials comes first. */
const byTrials = (a: Line, b: Line): number => b.trials - a.trials || meanOf(b) - meanOf(a);

/** It costs something and brings nothing: trials that come out alike do not make it worth naming. */
const isIdle = ({ reasons }: Hint): boolean => reasons.every(({ says }) => says === 'fuss' || says === 'loss');

/** Hints for whatever is asked. What is hidden is not looked at, so no hint gives it away. The memory must not have ended. */
export function beginHint(game: Game, seed: string): HintSearch {
  const seen = view(game);
  const outlook = outlookOf(seen);
  const search = searchFor(seen, streamOf(`hint ${seed}`));
  let trials = 0;
  return {
    get trials() {
      return trials;
    },
    think(budget) {
      const goesOn = lasting(budget);
      for (let done = 0; trials < search.lines.length || goesOn(done); done++) {
        search.iterate();
        trials += 1;
      }
    },
    hints(most = HINTS) {
      const lines = search.lines.filter((line) => line.trials > 0).sort(byTrials);
      const hints: Hint[] = [];
      for (const line of lines) {
        if (hints.length === most) break;
        const hint = hintOf(outlook, line.command, meanOf(line), line.trials);
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
