import { advance, type Game, memoryRules, WITHOUT_REARRANGING } from '@bauta/engine';
import { type Judgement, judge } from '../evaluation/position.ts';
import { chooseGreedily } from '../greedy/greedy-bot.ts';
import type { RandomStream } from '../stream.ts';
import type { BotWeights } from '../weights/bot-weights.ts';

/** Where a rollout stops: at rest, in the assassin phase of a later turn. */
const isPast = (game: Game, turn: number): boolean => game.turn >= turn && game.stack.at(-1)?.step === 'assassin-phase';

/** Plays on greedily, in place, to the turn given or the end, and says how that looks. */
export function rollOut(game: Game, turn: number, weights: BotWeights, stream: RandomStream): Judgement {
  const ask = () => memoryRules.question(game, WITHOUT_REARRANGING);
  for (let asked = ask(); asked !== null && !isPast(game, turn); asked = ask())
    advance(game, chooseGreedily(game, asked.options, weights, stream, weights.search.spread), WITHOUT_REARRANGING);
  return judge(game, weights);
}
