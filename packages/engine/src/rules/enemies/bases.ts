import { emit, end, follow } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { GUARD_KINDS, type GuardKind } from '../../model/kinds.ts';
import { groundIfAny } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { allFreeGuards, freeSpacesAt, freeToMove } from './enemy-steps.ts';

const waiting = (game: Game, at: Square): GuardKind[] => GUARD_KINDS.filter((guard) => freeToMove(game, guard, at) > 0);

function take(game: Game, guard: GuardKind, at: Square): void {
  emit(game, { type: 'space-taken', guard, at, why: 'R30.5' });
}

/** R30.5: all who fit are put on the spaces; true when the players must say who. */
function fill(game: Game, at: Square): boolean {
  const figures = allFreeGuards(game, at);
  const free = figures > 0 ? freeSpacesAt(game, at) : 0;
  if (free <= 0) return false;
  const kinds = waiting(game, at);
  if (figures > free && kinds.length > 1) return true;
  for (const kind of kinds) for (let left = Math.min(free, freeToMove(game, kind, at)); left > 0; left--) take(game, kind, at);
  return false;
}

/** After every placement, move, hunt and attack. */
export function settleBases(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { spaces, at } = objectives[index]!;
    if (spaces > 0 && game.objectives[index]!.at === at && groundIfAny(game, at) !== undefined && fill(game, at))
      follow(game, { step: 'fill-base', at });
  }
}

export const fillBase: StepRule<'fill-base'> = {
  step: 'fill-base',
  rules: ['R30.5'],
  options(game, { at }, out) {
    if (freeSpacesAt(game, at) > 0) for (const enemy of waiting(game, at)) out.push({ type: 'hold-space', enemy, at });
  },
  resolve(game, { at }, command) {
    if (command.type === 'hold-space') take(game, command.enemy as GuardKind, at);
  },
  run: (game) => end(game),
};
