import type { SyncTally } from '../content.ts';
import type { Game } from '../game.ts';

/** R34.1: where the sync asks for it. */
export function tally({ tallies }: Game, name: SyncTally): void {
  const count = tallies[name];
  if (count !== undefined) tallies[name] = count + 1;
}
