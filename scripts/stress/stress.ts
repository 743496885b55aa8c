// npm run test:stress: the tests in a browser and of the server again and again, each time in another order, with the other core
// busy and idle, and with Chromium slowed down. Every test that failed at least once is told, with the line that plays its round.
//   npm run test:stress -- [FILE...] [--rounds 1x=10,4x=3,10x=1] [--busy | --idle] [--seed 1]
//   npm run test:stress -- --resume
import { resolve } from 'node:path';
import { Misused, nameOf, parseWish, USAGE } from './plan.ts';
import { runRound } from './run-round.ts';
import { begin, keep, kept, type StressRun } from './state.ts';
import { type RoundResult, told } from './tally.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const resultOf = ({ round, seconds, passed, failures }: RoundResult): string =>
  `${nameOf(round)}: ${passed} passed, ${failures.length} failed, ${seconds} s`;

/** The rounds that are left, each kept when it is done. */
async function goOn(folder: string, { plan, outcomes }: StressRun, stop: AbortSignal): Promise<RoundResult[]> {
  const done = [...outcomes];
  for (const [index, round] of plan.rounds.entries()) {
    if (index < done.length) continue;
    const outcome = await runRound(plan, round, { folder, number: index + 1, stop });
    if (outcome === null) break;
    done.push(outcome);
    keep(folder, { plan, outcomes: done });
    say(`round ${done.length} of ${plan.rounds.length}, ${resultOf(outcome)}`);
  }
  return done;
}

/** The code to end with. */
async function stress(words: readonly string[], stop: AbortSignal): Promise<number> {
  const wish = parseWish(words);
  const folder = resolve(wish.folder);
  const state = wish.resume ? kept(folder) : begin(folder, wish.plan);
  const outcomes = await goOn(folder, state, stop);
  say(`${told(state.plan, outcomes)}\nThe logs of the rounds are in ${folder}.`);
  if (outcomes.length < state.plan.rounds.length) {
    say('Stopped: npm run test:stress -- --resume goes on.');
    return 130;
  }
  return outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
try {
  process.exitCode = await stress(process.argv.slice(2), stopped.signal);
} catch (error) {
  if (!(error instanceof Misused)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
