import { type Command, decision, type Game, type StepName, view } from '@bauta/engine';
import type { Bot, Budget } from '../bot.ts';
import { chooseGreedily } from '../greedy/greedy-bot.ts';
import { type Stream, streamOf } from '../stream.ts';
import { searchFor } from './search.ts';

/** What is asked on the way is answered greedily: the answer matters little, and the thinking is better spent on actions. */
const THOUGHT_OVER: readonly StepName[] = ['assassin-phase', 'window', 'enter-map'];

function think(game: Game, stream: Stream, budget: Budget): Command {
  const search = searchFor(game, stream);
  const until = 'milliseconds' in budget ? performance.now() + budget.milliseconds : 0;
  const goesOn = 'iterations' in budget ? (done: number) => done < budget.iterations : () => performance.now() < until;
  for (let done = 0; done < search.lines.length || goesOn(done); done++) search.iterate();
  return search.best().command;
}

/** Tries the better options out over futures that could be, and takes the one that fares best. */
export function mentorBot(seed: string, budget: Budget): Bot {
  const stream = streamOf(seed);
  const choose = (game: Game): Command => {
    const seen = view(game);
    const { options, question } = decision(seen)!;
    if (options.length > 1 && THOUGHT_OVER.includes(question.step)) return think(seen, stream, budget);
    return chooseGreedily(seen, stream, 1e-6);
  };
  return { name: 'mentor', choose };
}
