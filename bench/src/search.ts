import { advance, clone, type Game, memoryRules } from '../../packages/engine/src/index.ts';
import { gamesOf, LARGEST, pick, playOn, toTheEnd } from './memory.ts';
import { type RandomSource, seeded } from './random.ts';

/** Decisions of one iteration; fewer when the game ends before. */
export const DEPTH = 20;
/** So few that a round of the slower side comes to all or nearly all. */
const POSITIONS = 12;

/** The game after half of the decisions that it lasts when played at random. */
function halfWay(game: Game, seed: number): Game {
  const { decisions } = playOn(clone(game), seeded(seed), advance, toTheEnd);
  let left = decisions >> 1;
  playOn(game, seeded(seed), advance, () => left-- > 0);
  return game;
}

/** From the middle of games of the largest memory, the same wherever they are asked for. */
export function positions(): Game[] {
  const newGame = gamesOf(LARGEST);
  return Array.from({ length: POSITIONS }, (_, number) => halfWay(newGame(), number));
}

/** One iteration: a copy, and decisions at random from there. How many there were. */
export function search(position: Game, random: RandomSource): number {
  const game = clone(position);
  for (let played = 0; played < DEPTH; played++) {
    const asked = memoryRules.question(game);
    if (asked === null) return played;
    advance(game, pick(asked.options, random));
  }
  return DEPTH;
}
