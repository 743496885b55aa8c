import type { Game } from '../../model/game.ts';

/** R47: turns left, the one under way included; null without a limit or beyond it. */
export function turnsLeft({ content, turn }: Game): number | null {
  const { timeLimit } = content.memory;
  return timeLimit === null || turn > timeLimit.turns ? null : timeLimit.turns - Math.max(1, turn) + 1;
}
