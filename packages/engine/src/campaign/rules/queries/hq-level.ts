import type { Campaign } from '../../model/campaign.ts';

/** R41.6: where a headquarters starts. */
const LOWEST = 1;

/** R41.6: it is on the back of the top contract; the deck empty, it stays that of the last. 0 while there is no headquarters. */
export function hqLevel({ hq, content: { book } }: Campaign): number {
  if (hq === null) return 0;
  const shown = hq.contracts[0] ?? book.hqs[hq.kind]?.contracts.at(-1);
  return shown === undefined ? LOWEST : book.contracts[shown]!.level;
}
