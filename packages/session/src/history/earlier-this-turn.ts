import type { Game } from '@bauta/engine';
import type { History } from './history.ts';

/** The positions of this turn of the memory under way that came before this one, the oldest first; none between memories. */
export function earlierThisTurn<State, Event>(history: History<State, Event>): Game[] {
  const { rules, state, decisions } = history;
  const now = rules.gameIn(state);
  const earlier: Game[] = [];
  for (let count = decisions.length - 1; now !== null && count >= 0; count--) {
    const game = rules.gameIn(history.stateAfter(count));
    if (game === null || game.turn !== now.turn || game.setup.memory !== now.setup.memory) break;
    earlier.unshift(game);
  }
  return earlier;
}
