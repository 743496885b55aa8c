import { advance } from '../../../packages/engine/src/index.ts';
import { playMany, timed, type Work } from '../measure.ts';
import { gamesOf, playOn, toTheEnd } from '../memory.ts';
import { seeded } from '../random.ts';

/** So many that asking for the time costs nothing beside them. */
const GAMES = 20;

/** Whole games at random, in place; making each game is counted in, as it is for chess. */
export function randomPlay(memory: string): Work {
  const newGame = gamesOf(memory);
  const random = seeded(1);
  return { play: () => timed(() => playMany(GAMES, () => playOn(newGame(), random, advance, toTheEnd))) };
}
