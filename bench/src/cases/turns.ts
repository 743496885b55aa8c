import { advance, advanceLogged, type Command, clone, type Game } from '../../../packages/engine/src/index.ts';
import { type TimedWork, timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, playOn } from '../memory.ts';
import { type RandomSource, seeded } from '../random.ts';

export const EARLY = 2;
export const LATE = 8;
const GAMES = 200;
/** Few copies at a time: V8 would lay many that live on among its long-lived objects, and all play on them would be slower. */
const BATCH = 20;

interface Ends {
  early: Game;
  late: Game;
}

const isWhole = ({ characters }: Game): boolean => characters.every(({ status }) => status === 'active');

/** The game as it stands when that turn begins; null when it has ended, or someone is missing: fewer assassins share an enemy phase then. */
function whenWhole(game: Game, random: RandomSource, wanted: number): Game | null {
  playOn(game, random, advance, ({ turn }) => turn < wanted);
  return game.result === null && isWhole(game) ? clone(game) : null;
}

/** Games in which the whole party is on the map both early and late, as they stand when those turns begin. */
function longGames(random: RandomSource): Ends[] {
  const newGame = gamesOf(LARGEST);
  const found: Ends[] = [];
  while (found.length < GAMES) {
    const game = newGame();
    const early = whenWhole(game, random, EARLY);
    const late = early === null ? null : whenWhole(game, random, LATE);
    if (early !== null && late !== null) found.push({ early, late });
  }
  return found;
}

type PlayCommand = (game: Game, command: Command) => void;

interface TurnSample {
  /** Where it begins, in each game. */
  games: readonly Game[];
  next: number;
  goesOn: (game: Game) => boolean;
}

function copiesOf(sample: TurnSample): Game[] {
  const copies = sample.games.slice(sample.next, sample.next + BATCH).map(clone);
  sample.next = (sample.next + BATCH) % sample.games.length;
  return copies;
}

/** The copies are made before the clock starts. */
function stretch(sample: TurnSample, random: RandomSource, play: PlayCommand): TimedWork {
  const copies = copiesOf(sample);
  return timed(() => {
    const sum = { decisions: 0, options: 0 };
    for (const game of copies) {
      const { decisions, options } = playOn(game, random, play, sample.goesOn);
      sum.decisions += decisions;
      sum.options += options;
    }
    return sum;
  });
}

/** With a log: how much happens, since a decision late in a game sets off more of it. */
function logged(sample: TurnSample, random: RandomSource): TimedWork {
  let events = 0;
  const play: PlayCommand = (game, command) => {
    events += advanceLogged(game, command).length;
  };
  const { cpu } = stretch(sample, random, play);
  return { counts: { events }, cpu };
}

export function turns(): Work {
  const random = seeded(1);
  const found = longGames(random);
  const early: TurnSample = { games: found.map((game) => game.early), next: 0, goesOn: ({ turn }) => turn === EARLY };
  const late: TurnSample = { games: found.map((game) => game.late), next: 0, goesOn: ({ turn }) => turn === LATE };
  return {
    early: () => stretch(early, random, advance),
    late: () => stretch(late, random, advance),
    earlyLogged: () => logged(early, random),
    lateLogged: () => logged(late, random),
  };
}
