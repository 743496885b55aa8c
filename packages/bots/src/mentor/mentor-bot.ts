import { type Command, type Game, memoryRules, type StepName, view, WITHOUT_REARRANGING } from '@bauta/engine';
import type { Bot, Budget } from '../bot.ts';
import { chooseGreedily, TIES } from '../greedy/greedy-bot.ts';
import { searchFor } from '../search/search.ts';
import { think } from '../search/think.ts';
import { streamOf } from '../stream.ts';
import type { BotWeights } from '../weights/bot-weights.ts';

/** What is asked on the way is answered greedily: the answer matters little, and the thinking is better spent on actions. */
const THOUGHT_OVER: readonly StepName[] = ['assassin-phase', 'window', 'enter-map'];

/** Tries the better options out over futures that could be, and takes the one that fares best. */
export function mentorBot(seed: string, weights: BotWeights, budget: Budget): Bot {
  const stream = streamOf(seed);
  const choose = (game: Game): Command => {
    const seen = view(game);
    const { options, step } = memoryRules.question(seen, WITHOUT_REARRANGING)!;
    if (options.length === 1 || !THOUGHT_OVER.includes(step.step)) return chooseGreedily(seen, options, weights, stream, TIES);
    const search = searchFor(seen, weights, stream);
    think(search, budget);
    return search.ranked()[0]!.command;
  };
  return { name: 'mentor', choose };
}
