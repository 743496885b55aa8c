import { type Command, type Game, memoryRules, view } from '@bauta/engine';
import type { Bot } from '../bot.ts';
import { type RandomStream, streamOf } from '../stream.ts';
import type { BotWeights } from '../weights/bot-weights.ts';
import { NEWEST_WEIGHTS } from '../weights/versions.ts';
import { outlookOf } from './outlook.ts';
import { scoreOf } from './score.ts';

/** Of these options of the question the one with the highest score; `spread` shakes the scores, so that equals take turns and rollouts differ. */
export function chooseGreedily(
  game: Game,
  options: readonly Command[],
  weights: BotWeights,
  stream: RandomStream,
  spread: number,
): Command {
  if (options.length === 1) return options[0]!;
  const outlook = outlookOf(game, weights);
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const score = scoreOf(outlook, option) + spread * stream();
    if (score > most) [best, most] = [option, score];
  }
  return best;
}

/** So little that only equals change places. */
export const TIES = 1e-6;

/** One decision ahead: the option that is worth most by a readable evaluation. */
export function greedyBot(seed: string, weights: BotWeights): Bot {
  const stream = streamOf(seed);
  return {
    name: 'greedy',
    choose(game) {
      const seen = view(game);
      return chooseGreedily(seen, memoryRules.question(seen)!.options, weights, stream, TIES);
    },
  };
}

/** The greedy player's choice among some of the question's options, such as those of one player's assassins. */
export const chooseAmong = (game: Game, options: readonly Command[], seed: string): Command =>
  chooseGreedily(view(game), options, NEWEST_WEIGHTS, streamOf(seed), TIES);
