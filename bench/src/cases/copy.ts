import { advance, clone, type Game, memoryRules } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, pick } from '../memory.ts';
import { seeded } from '../random.ts';

const GAMES = 500;

/** Many games under way, each a decision further on before every stretch, so that all states that are met come up. */
export function copy(): Work {
  const newGame = gamesOf(LARGEST);
  const random = seeded(1);
  const games = Array.from({ length: GAMES }, newGame);
  // A few copies live on, as in a search. States must not be copies kept: V8 would lay all later copies among its long-lived objects.
  const kept: (Game | undefined)[] = Array.from({ length: 64 }, () => undefined);
  const playOn = (game: Game): Game => {
    const asked = memoryRules.question(game);
    if (asked === null) return newGame();
    advance(game, pick(asked.options, random));
    return game;
  };
  return {
    copy() {
      for (let index = 0; index < GAMES; index++) games[index] = playOn(games[index]!);
      return timed(() => {
        for (let index = 0; index < GAMES; index++) kept[index & 63] = clone(games[index]!);
        return { copies: GAMES };
      });
    },
  };
}
