import { timed, type Work } from '../measure.ts';
import { seeded } from '../random.ts';
import { positions, search } from '../search.ts';

/** So many that asking for the time costs nothing beside them. */
const ITERATIONS = 20;

/** Each position in its turn, as many times as the others. */
export function searching(): Work {
  const from = positions();
  const random = seeded(1);
  const play = () => {
    let decisions = 0;
    for (const position of from) for (let done = 0; done < ITERATIONS; done++) decisions += search(position, random);
    return { iterations: from.length * ITERATIONS, decisions };
  };
  return { play: () => timed(play) };
}
