import { type Command, type Game, memoryRules, optionId } from '@bauta/engine';
import { type Comparison, compare, TO_THE_END } from '../playouts/trials.ts';
import { searchFor } from '../search/search.ts';
import { think } from '../search/think.ts';
import { streamOf } from '../stream.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';

/** A line that is better than what was chosen, and what both come to. */
export interface BetterLine {
  readonly command: Command;
  /** The chance of success by it. */
  readonly best: number;
  /** By what was chosen. */
  readonly chosen: number;
}

/** A loss that is smaller is none. */
const LEAST = 0.03;

/** Each stage looks closer at what stood the one before: most choices are good, and cost little time. */
const STAGES = [
  { ahead: 1, share: 0.5, errors: 2 },
  { ahead: TO_THE_END, share: 1, errors: 1 },
  { ahead: TO_THE_END, share: 3, errors: 2 },
] as const;

function bestLine(view: Game, seed: string, iterations: number): Command {
  const search = searchFor(view, NEWEST_WEIGHTS, streamOf(seed));
  think(search, { iterations });
  return search.ranked()[0]!.command;
}

const isAhead = ({ ahead: { chance, error } }: Comparison, errors: number): boolean => chance > Math.max(LEAST, errors * error);

/** null when what was chosen is as good as the best that is found, as far as trials can tell. */
export function betterLine(view: Game, chosen: Command, seed: string, iterations: number): BetterLine | null {
  if (memoryRules.question(view)!.options.length === 1) return null;
  const command = bestLine(view, `${seed} search`, iterations);
  if (optionId(command) === optionId(chosen)) return null;
  let last: Comparison | null = null;
  for (const { ahead, share, errors } of STAGES) {
    const trials = Math.max(6, Math.round(share * iterations));
    last = compare(view, [command, chosen], view.turn + ahead, `${seed} ${ahead} ${share}`, trials);
    if (!isAhead(last, errors)) return null;
  }
  return { command, best: last!.one, chosen: last!.other };
}
