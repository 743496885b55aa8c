import { advance, clone, type Game, hash, memoryRules } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, pick, playOn, toTheEnd } from '../memory.ts';
import { type RandomSource, seeded } from '../random.ts';
import { gameOn, lay, reduce } from '../wrapped-engine.ts';

function playGame(game: Game, random: RandomSource) {
  let state = lay(game);
  let decisions = 0;
  for (;;) {
    const asked = memoryRules.question(gameOn(state.G));
    if (asked === null) return { decisions, end: state.G };
    decisions += 1;
    const command = pick(asked.options, random);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'choose', args: [command], playerID: '0' } });
  }
}

/** The wrapped engine must play the same game, choice for choice, or its figure means nothing. */
function checkSame(game: Game): void {
  const plain = clone(game);
  const { decisions } = playOn(plain, seeded(7), advance, toTheEnd);
  const wrapped = playGame(game, seeded(7));
  if (wrapped.decisions !== decisions || hash(gameOn(wrapped.end)) !== hash(plain))
    throw new Error('the engine plays another game inside boardgame.io than by itself');
}

export function boardgameIO(): Work {
  const newGame = gamesOf(LARGEST);
  for (let game = 0; game < 5; game++) checkSame(newGame());
  const random = seeded(1);
  return { play: () => timed(() => ({ decisions: playGame(newGame(), random).decisions })) };
}
