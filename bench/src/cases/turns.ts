import { advance, advanceLogged, type Command, clone, type Game } from '../../../packages/engine/src/index.ts';
import { type Stretch, timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, playOn, toTheEnd } from '../memory.ts';
import { type Random, seeded } from '../random.ts';

export const EARLY = 3;
export const LATE = 8;
const GAMES = 200;
/** Few copies at a time: V8 would lay many that live on among its long-lived objects, and all play on them would be slower. */
const BATCH = 20;

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

interface Part {
  /** Where it begins, in each game. */
  games: readonly Game[];
  next: number;
  goesOn: (game: Game) => boolean;
}

function copiesOf(part: Part): Game[] {
  const copies = part.games.slice(part.next, part.next + BATCH).map(clone);
  part.next = (part.next + BATCH) % part.games.length;
  return copies;
}

/** The copies are made before the clock starts. */
function stretch(part: Part, random: Random, play: Play): Stretch {
  const copies = copiesOf(part);
  return timed(() => {
    const sum = { decisions: 0, options: 0 };
    for (const game of copies) {
      const { decisions, options } = playOn(game, random, play, part.goesOn);
      sum.decisions += decisions;
      sum.options += options;
    }
    return sum;
  });
}

/** With a log: how much happens, since a decision late in a game sets off more of it. */
function logged(part: Part, random: Random): Stretch {
  let events = 0;
  const play: Play = (game, command) => {
    events += advanceLogged(game, command).length;
  };
  const { cpu } = stretch(part, random, play);
  return { counts: { events }, cpu };
}

export function turns(): Work {
  const random = seeded(1);
  const found = longGames(random);
  const early: Part = { games: found.map(({ first }) => first), next: 0, goesOn: ({ turn }) => turn <= EARLY };
  const late: Part = { games: found.map((game) => game.late), next: 0, goesOn: toTheEnd };
  return {
    early: () => stretch(early, random, advance),
    late: () => stretch(late, random, advance),
    earlyLogged: () => logged(early, random),
    lateLogged: () => logged(late, random),
  };
}
