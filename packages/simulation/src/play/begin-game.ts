import { type Content, type Game, type GameEvent, isRefusal, type MemorySetup, setUp } from '@bauta/engine';
import { withFinds } from './finds.ts';

/** Set up for a party that has found something before. */
export function beginGame(content: Content, setup: MemorySetup): { game: Game; events: readonly GameEvent[] } {
  const begun = setUp(content, withFinds(content, setup));
  if (isRefusal(begun)) throw new Error(`the set-up is refused: ${begun.refused} (${begun.rule})`);
  return begun;
}
