import { createBot, DEFAULT_BUDGET, NEWEST_WEIGHTS, searchFor, streamOf } from '../../../packages/bots/src/index.ts';
import { advance, clone, type Game, memoryRules, view } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST_SHIPPED } from '../memory.ts';

const POSITIONS = 60;
/** Neighbours are much alike. */
const APART = 7;
/** As many as a bot thinks when nothing is said. */
const ITERATIONS = 40;

/** Decisions between the phases, over whole games of the greedy bot. */
function* thoughtOver(newGame: () => Game): Generator<Game, never> {
  for (let made = 0; ; made++) {
    const game = newGame();
    const bot = createBot('greedy', `${made}`, DEFAULT_BUDGET);
    for (let asked = memoryRules.question(game); asked !== null; asked = memoryRules.question(game)) {
      if (game.stack.at(-1)!.step === 'assassin-phase') yield game;
      advance(game, bot.choose(game));
    }
  }
}

function positions(): Game[] {
  const found: Game[] = [];
  let met = 0;
  for (const game of thoughtOver(gamesOf(LARGEST_SHIPPED))) {
    if (found.length === POSITIONS) break;
    if (met++ % APART === 0) found.push(view(clone(game)));
  }
  return found;
}

/** A search from the start at each position in its turn, as the mentor begins one at each decision. */
export function mentor(): Work {
  const views = positions();
  let next = 0;
  const play = () => {
    const search = searchFor(views[next++ % POSITIONS]!, NEWEST_WEIGHTS, streamOf('bench'));
    while (search.trials < ITERATIONS) search.iterate();
    return { iterations: search.trials };
  };
  return { play: () => timed(play) };
}
