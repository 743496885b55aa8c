import type { Campaign } from '../../model/campaign.ts';

/** R6.3: the memory has failed once, and is about to be tried again. */
export function isBeforeRetry({ attempt, stack }: Campaign): boolean {
  const round = stack[0];
  return attempt === 2 && round?.step === 'round' && round.next === 'memory';
}
