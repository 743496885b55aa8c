import { hasToken } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { NOWHERE, type Square } from '../../model/square.ts';

/** Where an open objective is on a map: its token, or the square it names; NOWHERE while the players do not know it. */
export function objectiveAt(game: Game, index: number): Square {
  const { revealed, done, lost, at } = game.objectives[index]!;
  if (!revealed || done || lost) return NOWHERE;
  const data = game.content.memory.objectives[index]!;
  return hasToken(data.kind) ? at : data.at;
}
