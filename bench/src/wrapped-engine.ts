// Our engine as a game of boardgame.io.
import { createRequire } from 'node:module';
import { advance, type Command, type Game, type GameJSON, toJSON } from '../../packages/engine/src/index.ts';

export interface WrappedState {
  G: GameJSON;
}
export interface MoveAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string };
}
export interface Definition {
  setup: () => GameJSON;
  moves: { choose: (context: { G: GameJSON }, command: Command) => void };
  disableUndo: boolean;
}
interface BoardgameIO {
  InitializeGame: (given: { game: Definition; numPlayers: number }) => WrappedState;
  CreateGameReducer: (given: { game: Definition }) => (state: WrappedState, action: MoveAction) => WrappedState;
}

// A folder, which only require can load.
const { InitializeGame, CreateGameReducer }: BoardgameIO = createRequire(import.meta.url)('boardgame.io/internal');

/** What never changes lies outside G: immer would wrap all of it at every look. */
export type FixedPart = Pick<Game, 'content' | 'setup' | 'grounds' | 'ears'>;
const table: { fixed: FixedPart | null; next: GameJSON | null; chosen: number } = { fixed: null, next: null, chosen: 0 };

/** A new object each time, so that the engine never takes the options of an earlier state for those of this one. */
export const gameOn = (G: GameJSON): Game => ({ ...table.fixed!, ...G });

export const definition: Definition = {
  setup: () => table.next!,
  moves: {
    /** The engine's own rules, at work on immer's draft of all that changes. */
    choose({ G }, command) {
      const game = gameOn(G);
      advance(game, command);
      const { content: _content, setup: _setup, grounds: _grounds, ears: _ears, ...changing } = game;
      Object.assign(G, changing);
      table.chosen += 1;
    },
  },
  disableUndo: true,
};

export const reduce = CreateGameReducer({ game: definition });

/** One game at a time. */
export function lay(game: Game): WrappedState {
  table.fixed = { content: game.content, setup: game.setup, grounds: game.grounds, ears: game.ears };
  table.next = toJSON(game);
  return InitializeGame({ game: definition, numPlayers: 1 });
}

/** How many decisions were played on the table until now. */
export const chosen = (): number => table.chosen;
