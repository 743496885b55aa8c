import { emit, end, follow, note } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Game } from '../../../model/game.ts';
import { GUARD_KINDS, type GuardKind } from '../../../model/kinds.ts';
import { groundIfAny, kindIndex } from '../../../model/lookup.ts';
import type { Square } from '../../../model/square.ts';
import { settleBases } from '../../enemies/bases.ts';
import { bodyNamesAt, guardsAt } from '../../ground/presence.ts';
import { guardsAboardAt } from '../../machines/machines-at.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../place-of.ts';
import { placeNamed } from '../squares-for.ts';

/** R48.4: not aboard a machine. */
const isOpen = (game: Game, at: Square, kind: number): boolean => guardsAt(game, at, kind) > guardsAboardAt(game, at, kind);

const hasGuard = (game: Game, at: Square): boolean => GUARD_KINDS.some((_, kind) => isOpen(game, at, kind));

export const removeGuard: EffectVerb<'remove-guard'> = {
  do: 'remove-guard',
  run: (game, step, { count, where }) => follow(game, { step: 'remove-guard', at: placeNamed(game, step, where), left: count }),
  possible(game, step, { where }) {
    const at = placeNamed(game, step, where);
    return groundIfAny(game, at) !== undefined && hasGuard(game, at);
  },
};

/** Text about guards never touches a boss. */
export const removeGuardStep: StepRule<'remove-guard'> = {
  step: 'remove-guard',
  rules: ['G4'],
  options(game, { at, left }, out) {
    if (left === 0) return;
    GUARD_KINDS.forEach((enemy, kind) => {
      if (isOpen(game, at, kind)) out.push({ type: 'displace', enemy, at });
    });
  },
  resolve(game, step, command) {
    if (command.type !== 'displace') return;
    note(game, { ...step, left: step.left - 1 });
    emit(game, { type: 'guard-removed', guard: command.enemy as GuardKind, at: step.at, why: 'G4' });
  },
  run(game) {
    end(game);
    settleBases(game);
  },
};

const guardBodies = (game: Game, at: Square): GuardKind[] =>
  bodyNamesAt(game, at).filter((name): name is GuardKind => kindIndex(name) >= 0);

function wake(game: Game, at: Square): void {
  for (let [guard] = guardBodies(game, at); guard !== undefined; [guard] = guardBodies(game, at))
    emit(game, { type: 'body-woken', guard, at, why: 'G4' });
}

/** They keep the places they lay on; nobody has entered, so nobody is tested. */
export const wakeBodies: EffectVerb<'wake-bodies'> = {
  do: 'wake-bodies',
  run(game, step, { where }) {
    const at = placeOf(game, step);
    for (const square of game.grounds[step.map]!.squares)
      if ((where === 'map' || square.at === at) && groundIfAny(game, square.at) !== undefined) wake(game, square.at);
    settleBases(game);
  },
};
