import type { Hint } from '@bauta/bots';
import type { GameJSON, MemoryContent, MemorySetup } from '@bauta/engine';

/** A position as the players see it, to think about; `earlier`: those of the same turn before it. */
export interface Ask {
  content: MemoryContent;
  setup: MemorySetup;
  game: GameJSON;
  earlier: readonly GameJSON[];
}

/** What has been thought so far; `done` from 0 to 1. The first has hints that are not tried out yet. */
export interface Thought {
  done: number;
  hints: readonly Hint[];
}
