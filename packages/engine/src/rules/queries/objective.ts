import type { Game } from '../../model/game.ts';
import { characterOf } from '../../model/lookup.ts';

/** R14.2, R44.1: its token still lies there, with its base: not completed, and not become an ally. */
export function tokenLies(game: Game, index: number): boolean {
  if (game.objectives[index]!.done) return false;
  const { kind, target } = game.content.memory.objectives[index]!;
  return kind !== 'escort' || characterOf(game, target).status === 'outside';
}
