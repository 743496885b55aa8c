import { advance, type Command, clone, type Game } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, playOn, toTheEnd } from '../memory.ts';
import { seeded } from '../random.ts';

const STATES = 2000;

/** Every state of whole random games, up to a number. */
function statesMet(): Game[] {
  const newGame = gamesOf(LARGEST);
  const random = seeded(1);
  const states: Game[] = [];
  const play = (game: Game, command: Command): void => {
    states.push(clone(game));
    advance(game, command);
  };
  while (states.length < STATES) playOn(newGame(), random, play, toTheEnd);
  return states;
}

export function copy(): Work {
  const states = statesMet();
  // Copies live a while, as they do in a search, and cannot be optimised away.
  const kept: (Game | undefined)[] = Array.from({ length: 64 }, () => undefined);
  return {
    copy: () =>
      timed(() => {
        for (let index = 0; index < states.length; index++) kept[index & 63] = clone(states[index]!);
        return { copies: states.length };
      }),
  };
}
