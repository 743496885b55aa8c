import { advance, advanceLogged, type Command, clone, type Game } from '../../../packages/engine/src/index.ts';
import { type Stretch, timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, playOn, toTheEnd } from '../memory.ts';
import { type Random, seeded } from '../random.ts';

export const EARLY = 3;
export const LATE = 8;
const GAMES = 200;

interface Ends {
  first: Game;
  late: Game;
}

/** Games that last until the late turns, each as it stands at its first decision and when those begin. */
function longGames(random: Random): Ends[] {
  const newGame = gamesOf(LARGEST);
  const found: Ends[] = [];
  while (found.length < GAMES) {
    const game = newGame();
    const first = clone(game);
    playOn(game, random, advance, ({ turn }) => turn < LATE);
    if (game.result === null) found.push({ first, late: game });
  }
  return found;
}

type Play = (game: Game, command: Command) => void;

/** The copies are made before the clock starts. */
function stretch(games: readonly Game[], random: Random, play: Play, goesOn: (game: Game) => boolean): Stretch {
  const copies = games.map(clone);
  return timed(() => {
    const sum = { decisions: 0, options: 0 };
    for (const game of copies) {
      const { decisions, options } = playOn(game, random, play, goesOn);
      sum.decisions += decisions;
      sum.options += options;
    }
    return sum;
  });
}

/** With a log: how much happens, since a decision late in a game sets off more of it. */
function logged(games: readonly Game[], random: Random, goesOn: (game: Game) => boolean): Stretch {
  let events = 0;
  const play: Play = (game, command) => {
    events += advanceLogged(game, command).length;
  };
  const { counts, cpu } = stretch(games, random, play, goesOn);
  return { counts: { events, decisions: counts.decisions! }, cpu };
}

export function turns(): Work {
  const random = seeded(1);
  const games = longGames(random);
  const first = games.map((game) => game.first);
  const late = games.map((game) => game.late);
  const isEarly = ({ turn }: Game): boolean => turn <= EARLY;
  return {
    early: () => stretch(first, random, advance, isEarly),
    late: () => stretch(late, random, advance, toTheEnd),
    earlyLogged: () => logged(first, random, isEarly),
    lateLogged: () => logged(late, random, toTheEnd),
  };
}
