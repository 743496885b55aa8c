import { createRequire } from 'node:module';
import {
  advance,
  type Command,
  clone,
  decision,
  type Game,
  type GameJSON,
  hash,
  toJSON,
} from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { gamesOf, LARGEST, pick, playOn, toTheEnd } from '../memory.ts';
import { type Random, seeded } from '../random.ts';

interface State {
  G: GameJSON;
}
interface Action {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string };
}
interface Definition {
  setup: () => GameJSON;
  moves: { choose: (context: { G: GameJSON }, command: Command) => void };
  disableUndo: boolean;
}
interface BoardgameIO {
  InitializeGame: (given: { game: Definition; numPlayers: number }) => State;
  CreateGameReducer: (given: { game: Definition }) => (state: State, action: Action) => State;
}

// A folder, which only require can load.
const { InitializeGame, CreateGameReducer }: BoardgameIO = createRequire(import.meta.url)('boardgame.io/internal');

/** What never changes lies outside G: immer would wrap all of it at every look. */
type Fixed = Pick<Game, 'content' | 'setup' | 'grounds'>;
const table: { fixed: Fixed | null; next: GameJSON | null } = { fixed: null, next: null };

/** A new object each time, so that the engine never takes the options of an earlier state for those of this one. */
const gameOn = (G: GameJSON): Game => ({ ...table.fixed!, ...G });

const definition: Definition = {
  setup: () => table.next!,
  moves: {
    /** The engine's own rules, at work on immer's draft of all that changes. */
    choose({ G }, command) {
      const game = gameOn(G);
      advance(game, command);
      const { content: _content, setup: _setup, grounds: _grounds, ...changing } = game;
      Object.assign(G, changing);
    },
  },
  disableUndo: true,
};

const reduce = CreateGameReducer({ game: definition });

function lay(game: Game): State {
  table.fixed = { content: game.content, setup: game.setup, grounds: game.grounds };
  table.next = toJSON(game);
  return InitializeGame({ game: definition, numPlayers: 1 });
}

function playGame(game: Game, random: Random) {
  let state = lay(game);
  let decisions = 0;
  for (;;) {
    const asked = decision(gameOn(state.G));
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
