import { clone, determinise, type Game, view } from '@bauta/engine';
import { position } from '../support/scenes/position.ts';
import { after, type Case, type Chances } from './case.ts';

/** A copy of the position with dice of its own; what is hidden is dealt anew where it could matter. */
function copies({ setting }: Case, seed: string): (number: number) => Game {
  const seen = view(position(setting));
  const dealt = determinise(seen, seed);
  if (setting.direction === '?') return (number) => determinise(seen, `${seed} ${number}`);
  return (number) => {
    const game = clone(dealt);
    game.chance.seed = `${seed} ${number}`;
    return game;
  };
}

/** How often each fact came true in so many plays. */
export function sample(each: Case, count: number, seed: string, from = 0): Chances {
  const start = position(each.setting);
  const copy = copies(each, `${seed} ${each.name}`);
  const times: Chances = {};
  for (let number = from; number < from + count; number++) {
    const events = each.play(copy(number));
    for (const fact of new Set(each.observe(start, after(start, events), events))) times[fact] = (times[fact] ?? 0) + 1;
  }
  return times;
}

export interface Compared {
  fact: string;
  foretold: number;
  seen: number;
  /** Standard errors between the two; a sure thing allows none. */
  errors: number;
}

export const compare = (foretold: Chances, times: Chances, count: number): Compared[] =>
  Object.entries(foretold).map(([fact, chance]) => {
    const seen = (times[fact] ?? 0) / count;
    const off = Math.abs(seen - chance);
    const error = Math.sqrt(Math.max(0, chance * (1 - chance)) / count);
    return { fact, foretold: chance, seen, errors: off < 1e-12 ? 0 : off / error };
  });

/** So many facts are compared that a few lie beyond three errors by chance alone; none of those a case is about may. */
export const MOST_ERRORS = { about: 3, others: 4.5 } as const;

export const misses = (
  compared: readonly Compared[],
  about: readonly string[],
  most: { about: number; others: number },
): Compared[] => compared.filter(({ fact, errors }) => errors > (about.includes(fact) ? most.about : most.others));
