import { createRequire } from 'node:module';
import { advance, type Command, clone, type Game, type GameJSON, hash, memoryRules } from '../../../packages/engine/src/index.ts';
import { timed, type Work } from '../measure.ts';
import { DEPTH, positions } from '../search.ts';
import { chosen, type Definition, definition, gameOn, lay, type MoveAction, type WrappedState } from '../wrapped-engine.ts';

interface Node {
  state: WrappedState;
  parentAction?: MoveAction;
  children: Node[];
}
interface MctsBot {
  /** Despite its promise it is done on return, unless told to be `async`. */
  play: (state: WrappedState, playerID: string) => Promise<{ metadata: Node }>;
  iterationCounter: number;
}
interface Given {
  game: Definition;
  enumerate: (G: GameJSON) => { move: 'choose'; args: [Command] }[];
  iterations: number;
  playoutDepth: number;
  seed: string;
}

// A folder, which only require can load.
const { MCTSBot }: { MCTSBot: new (given: Given) => MctsBot } = createRequire(import.meta.url)('boardgame.io/ai');

const ITERATIONS = 10;

/** An iteration plays one decision to a new node of its tree and the others from there. */
const newBot = (): MctsBot =>
  new MCTSBot({
    game: definition,
    enumerate: (G) => memoryRules.question(gameOn(G))?.options.map((command) => ({ move: 'choose', args: [command] })) ?? [],
    iterations: ITERATIONS,
    playoutDepth: DEPTH - 1,
    seed: 'bench',
  });

/** Its tree must hold what the engine itself makes of the same commands, or its figure means nothing. */
async function checkSame(bot: MctsBot, position: Game): Promise<void> {
  const { metadata } = await bot.play(lay(position), '0');
  for (const { state, parentAction } of metadata.children) {
    const plain = clone(position);
    advance(plain, parentAction!.payload.args[0] as Command);
    if (hash(gameOn(state.G)) !== hash(plain)) throw new Error('the engine plays another game under MCTSBot than by itself');
  }
  if (metadata.children.length === 0) throw new Error('MCTSBot tried nothing');
}

/** boardgame.io's own search from the same positions; laying a position is not counted in. */
export async function mcts(): Promise<Work> {
  const from = positions();
  const bot = newBot();
  for (const position of from) await checkSame(bot, position);
  let next = 0;
  return {
    play() {
      const state = lay(from[next++ % from.length]!);
      const before = chosen();
      return timed(() => {
        bot.play(state, '0');
        return { iterations: bot.iterationCounter, decisions: chosen() - before };
      });
    },
  };
}
