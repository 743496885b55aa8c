import type { Campaign } from '../../model/campaign.ts';

/** The highest level of a headquarters: its last contract is fulfilled. */
const HIGHEST = 4;

/** R41.6: it is on the back of the top contract; 0 while there is no headquarters. */
export function hqLevel({ hq, content }: Campaign): number {
  if (hq === null) return 0;
  const top = hq.contracts[0];
  return top === undefined ? HIGHEST : content.book.contracts[top]!.level;
}
