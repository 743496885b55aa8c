import type { Hint } from '@bauta/bots';
import type { GameJSON, MemoryContent, MemorySetup } from '@bauta/engine';

/** A position as the players see it, to think about. */
export interface Ask {
  content: MemoryContent;
  setup: MemorySetup;
  game: GameJSON;
}

/** What has been thought so far; `done` from 0 to 1. */
export interface Thought {
  done: number;
  trials: number;
  hints: readonly Hint[];
}
