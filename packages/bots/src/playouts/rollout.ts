import { advance, type Game, memoryRules } from '@bauta/engine';
import { type Judgement, judge } from '../evaluation/position.ts';
import { chooseGreedily } from '../greedy/greedy-bot.ts';
import type { RandomStream } from '../stream.ts';

/** How far the greedy player of a rollout strays from its best option. */
const SPREAD = 0.3;

/** Where a rollout stops: at rest, in the assassin phase of a later turn. */
const isPast = (game: Game, turn: number): boolean => game.turn >= turn && game.stack.at(-1)?.step === 'assassin-phase';

/** Plays on greedily, in place, to the turn given or the end, and says how that looks. */
export function rollOut(game: Game, turn: number, stream: RandomStream): Judgement {
  for (let asked = memoryRules.question(game); asked !== null && !isPast(game, turn); asked = memoryRules.question(game))
    advance(game, chooseGreedily(game, asked.options, stream, SPREAD));
  return judge(game);
}
