import { type Bot, type BotWeights, chooseGreedily, streamOf, traitsOf, WEIGHT_NAMES } from '@bauta/bots';
import {
  advance,
  type Content,
  createMemory,
  type Game,
  isRefusal,
  type MemorySetup,
  memoryRules,
  outcome,
  view,
} from '@bauta/engine';

/** What became of a deal. */
export interface PlayedDeal {
  readonly success: boolean;
  /** The alert was never raised. */
  readonly quiet: boolean;
  readonly sync: boolean;
  readonly turns: number;
  /** Mandatory objectives that were done, by all of them. */
  readonly done: number;
}

/** A position at the beginning of a turn: its traits in the order of their names. */
export type TraitRow = readonly number[];

export function begin(content: Content, setup: MemorySetup): Game {
  const game = createMemory(content, setup);
  if (isRefusal(game)) throw new Error(`the set-up is refused: ${game.refused} (${game.rule})`);
  return game;
}

function shareDone({ content: { memory }, objectives }: Game): number {
  const mandatory = objectives.filter((_, index) => !memory.objectives[index]!.optional);
  return mandatory.filter(({ done }) => done).length / Math.max(1, mandatory.length);
}

function resultOf(game: Game): PlayedDeal {
  const { result, turns, sync } = outcome(game)!;
  const quiet = game.tallies.alerts === 0;
  return { success: result.success, quiet, sync: sync !== 'none', turns, done: shareDone(game) };
}

/** A whole game, in place. */
export function playDeal(game: Game, bot: Bot): PlayedDeal {
  while (game.result === null) advance(game, bot.choose(game));
  return resultOf(game);
}

/** Where a trial of the search ends: at rest, early in a turn. */
const isAtRest = (game: Game): boolean => game.stack.at(-1)?.step === 'assassin-phase';

export function traitRow(game: Game, weights: BotWeights): TraitRow {
  const traits = traitsOf(game, weights);
  return WEIGHT_NAMES.odds.map((name) => traits[name]);
}

/** A whole game as trials are played, straying as they do, with the position at the beginning of each turn. */
export function playForPositions(game: Game, weights: BotWeights, seed: string): { rows: TraitRow[]; success: boolean } {
  const stream = streamOf(`positions ${seed}`);
  const rows: TraitRow[] = [];
  let turn = 0;
  for (let asked = memoryRules.question(game); asked !== null; asked = memoryRules.question(game)) {
    if (game.turn > turn && isAtRest(game)) {
      turn = game.turn;
      rows.push(traitRow(game, weights));
    }
    const seen = view(game);
    advance(game, chooseGreedily(seen, memoryRules.question(seen)!.options, weights, stream, weights.search.spread));
  }
  return { rows, success: game.result!.success };
}
