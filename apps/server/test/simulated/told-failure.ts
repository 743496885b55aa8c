import { CALM_AGAIN, type SimulatedRun } from './run.ts';
import type { Spoilt } from './spoilt.ts';

/** So many of the last events before everything was well again are shown with a failure. */
const SHOWN = 15;

/** The line that runs it again, with everything that happened. */
export const replayLine = (seed: number, spoilt: Spoilt | null): string =>
  `node scripts/soak/faults.ts --seed ${seed} --count 1 --trace${spoilt === null ? '' : ` --spoilt ${spoilt}`}`;

function lastOf(trace: readonly string[]): readonly string[] {
  const calm = trace.findIndex((line) => line.endsWith(CALM_AGAIN));
  return trace.slice(0, calm < 0 ? trace.length : calm + 1).slice(-SHOWN);
}

/** What was wrong, what happened last, and how to see all of it. */
export const failureOf = (
  { seed, faults, trace }: Pick<SimulatedRun, 'seed' | 'faults' | 'trace'>,
  spoilt: Spoilt | null,
): string => [`seed ${seed}: ${faults.join('; ')}`, ...lastOf(trace), `  ${replayLine(seed, spoilt)}`].join('\n');
