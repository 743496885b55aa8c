import { advanceLogged, type Command, type Game } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, playOn, toTheEnd } from '../memory.ts';
import { seeded } from '../random.ts';

/** The same games with every event kept until the next decision: `apply` without its copy. */
export function loggedPlay(): Work {
  const newGame = gamesOf(LARGEST);
  const random = seeded(1);
  let events = 0;
  const play = (game: Game, command: Command): void => {
    events += advanceLogged(game, command).length;
  };
  return {
    play: () =>
      timed(() => {
        events = 0;
        const { decisions } = playOn(newGame(), random, play, toTheEnd);
        return { decisions, events };
      }),
  };
}
