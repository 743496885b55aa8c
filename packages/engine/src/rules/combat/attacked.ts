import type { Character, Game } from '../../model/game.ts';
import type { TargetName } from '../../model/kinds.ts';
import type { Square } from '../../model/square.ts';
import { isTarget } from '../ground/presence.ts';
import { machinesAt, occupantOf } from '../machines/machines-at.ts';

/** R31.1, R48.4: exposed; or aboard a machine, which is attacked in their place. */
export const isAttacked = (game: Game, character: Character): boolean => character.aboard !== '' || isTarget(game, character);

export function isAnyoneAttackedAt(game: Game, square: Square): boolean {
  for (const each of game.characters) if (each.at === square && isAttacked(game, each)) return true;
  return false;
}

/** R31.3, R48.4: exposed characters, and machines that no guard holds: a manned one alone too, an unmanned one only beside them. */
export function attackedAt(game: Game, square: Square): TargetName[] {
  const names: TargetName[] = [];
  for (const each of game.characters) if (each.at === square && isTarget(game, each)) names.push(each.id);
  const beside = names.length > 0;
  for (const machine of machinesAt(game, square))
    if (machine.guard < 0 && (beside || occupantOf(game, machine) !== undefined)) names.push(machine.id);
  return names;
}
