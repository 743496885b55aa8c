import { emit, end, follow, note } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Command } from '../../../model/command.ts';
import type { PlaceNamed } from '../../../model/effect.ts';
import type { Game } from '../../../model/game.ts';
import { GUARD_KINDS, KINDS, type Why } from '../../../model/kinds.ts';
import { bossOf, characterOf, groundIfAny, groundOf, guardKindOf, kindIndex } from '../../../model/lookup.ts';
import type { Square } from '../../../model/square.ts';
import type { EffectStep } from '../../../model/step.ts';
import { benefits } from '../../allies/escorted.ts';
import { eliminateEnemy } from '../../combat/eliminate.ts';
import { becomeIncognito } from '../../detection/exposure.ts';
import { assassinArrives, enemyEnters } from '../../enemies/arrival.ts';
import { settleBases } from '../../enemies/bases.ts';
import { eyesAt, isRaised, testDice } from '../../enemies/enemy.ts';
import { canStep, stepsInto } from '../../enemies/enemy-steps.ts';
import { leaveAndArrive } from '../../enemies/hunt.ts';
import { askForGuards, demand } from '../../enemies/place-guards.ts';
import { bodyNamesAt, enemiesAt, enemyNamesAt, exposedAt, guardsAt, incognitoAt, isAssassin } from '../../ground/presence.ts';
import { guardsAboardAt } from '../../machines/machines-at.ts';
import { redSquares } from '../../phases/movement.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../place-of.ts';
import { placeNamed, squaresFor } from '../squares-for.ts';

export const hideCharacters: EffectVerb<'hide-characters'> = {
  do: 'hide-characters',
  run(game, step) {
    const at = placeOf(game, step);
    const owner = step.by === '' ? null : characterOf(game, step.by);
    for (const each of exposedAt(game, at))
      if (owner === null || benefits(game, owner, step.card, each)) becomeIncognito(game, each, at, 'R24');
  },
};

/** R32.4: gliding is a move that cannot be hunted. */
export const glide: EffectVerb<'glide'> = {
  do: 'glide',
  run(game, { by, at }) {
    const assassin = characterOf(game, by);
    emit(game, { type: 'moved', by: assassin.id, to: at, why: ['R32.4', 'G4'] });
    assassinArrives(game, assassin);
  },
};

/** R32.5: they move as one. Nobody in a spot, a machine or critical condition comes along. */
export const moveTogether: EffectVerb<'move-together'> = {
  do: 'move-together',
  run(game, { by, at }) {
    const from = characterOf(game, by).at;
    const movers = game.characters.filter(
      (each) => isAssassin(each) && each.at === from && each.status === 'active' && !each.inSpot && each.aboard === '',
    );
    for (const { id } of movers) emit(game, { type: 'moved', by: id, to: at, why: ['R32.5', 'G4'] });
    leaveAndArrive(game, movers, from);
  },
};

export const eliminateGuard: EffectVerb<'eliminate-guard'> = {
  do: 'eliminate-guard',
  run(game, step, { count, where }) {
    follow(game, { step: 'eliminate-guard', at: placeNamed(game, step, where), left: count });
  },
  possible: (game, step, { where }) => groundIfAny(game, placeNamed(game, step, where)) !== undefined,
};

/** No attack, so no retaliation; text about guards never touches a boss, nor a guard aboard a machine (R48.4). */
export const eliminateGuardStep: StepRule<'eliminate-guard'> = {
  step: 'eliminate-guard',
  rules: ['G4'],
  options(game, { at, left }, out) {
    if (left === 0) return;
    GUARD_KINDS.forEach((enemy, kind) => {
      if (guardsAt(game, at, kind) > guardsAboardAt(game, at, kind)) out.push({ type: 'eliminate', enemy, at });
    });
  },
  resolve(game, step, command) {
    if (command.type !== 'eliminate') return;
    note(game, { ...step, left: step.left - 1 });
    eliminateEnemy(game, command.enemy, step.at, ['G4', 'G3']);
  },
  run(game) {
    end(game);
    settleBases(game);
  },
};

/** R30.8: movement by a card obeys R30.7 unless the card says otherwise. */
function pushes(game: Game, from: Square, pastBases: boolean, out: Command[]): void {
  if (groundIfAny(game, from) === undefined || enemiesAt(game, from) === 0) return;
  for (const to of groundOf(game, from).nearby)
    for (const enemy of GUARD_KINDS)
      if (guardsAt(game, from, kindIndex(enemy)) > 0 && canStep(game, enemy, from, to, pastBases))
        out.push({ type: 'push', enemy, from, to });
}

function canPush(game: Game, from: Square, pastBases: boolean): boolean {
  const ground = groundIfAny(game, from);
  if (ground === undefined || enemiesAt(game, from) === 0) return false;
  for (const enemy of enemyNamesAt(game, from))
    if (kindIndex(enemy) >= 0) for (const to of ground.nearby) if (canStep(game, enemy, from, to, pastBases)) return true;
  return false;
}

export const pushGuard: EffectVerb<'push-guard'> = {
  do: 'push-guard',
  run(game, step, { pastBases }) {
    follow(game, { step: 'push-guard', from: placeOf(game, step), pastBases });
  },
  possible: (game, step, { pastBases }) => canPush(game, placeOf(game, step), pastBases),
};

/** R16.3: the guard is tested for where it arrives at once. */
export const pushGuardStep: StepRule<'push-guard'> = {
  step: 'push-guard',
  rules: ['R16.3', 'R30.8', 'G4'],
  options(game, { from, pastBases }, out) {
    pushes(game, from, pastBases, out);
  },
  resolve(game, { pastBases }, command) {
    if (command.type !== 'push') return;
    end(game);
    follow(game, { step: 'settle-bases' });
    enemyEnters(game, command.enemy, command.from, command.to, pastBases ? ['R16.3', 'G4'] : 'R30.8');
  },
  run: (game) => end(game),
};

export const settleBasesStep: StepRule<'settle-bases'> = {
  step: 'settle-bases',
  rules: ['R30.5'],
  run(game) {
    end(game);
    settleBases(game);
  },
};

export const placeGuardsVerb: EffectVerb<'place-guards'> = {
  do: 'place-guards',
  run(game, step, { guard, count, where }) {
    const kind = kindIndex(guardKindOf(game.content.memory, guard));
    const asked = Array.from({ length: KINDS }, (_, index) => (index === kind ? count : 0));
    const why: Why = ['R3.3', 'R29.3'];
    askForGuards(
      game,
      squaresFor(game, step, where).map((at) => demand(at, asked)),
      why,
    );
  },
};

/** R33.3: only one who waits off the map; players choose among several squares. */
export const summonBoss: EffectVerb<'summon-boss'> = {
  do: 'summon-boss',
  run(game, step, { boss, where }) {
    follow(game, { step: 'summon-boss', boss, squares: [...new Set(squaresFor(game, step, where))] });
  },
  possible: (game, step, { boss, where }) => bossOf(game, boss)?.state === 'waiting' && squaresFor(game, step, where).length > 0,
};

export const gatherGuards: EffectVerb<'gather-guards'> = {
  do: 'gather-guards',
  run(game, step, { where }) {
    const own = [placeOf(game, step)].filter((at) => groundIfAny(game, at) !== undefined);
    const targets = where === 'owner' ? own : redSquares(game, step.map);
    if (stepsInto(game, targets).length > 0) follow(game, { step: 'gather', targets, why: 'R30.8' });
  },
};

/** Every incognito character who stands with enemies. */
export const testCharacters: EffectVerb<'test-characters'> = {
  do: 'test-characters',
  run(game, { map }) {
    const tests = game.grounds[map]!.present.flatMap(({ at }) => {
      const characters = enemiesAt(game, at) > 0 ? incognitoAt(game, at).map(({ id }) => id) : [];
      return characters.length === 0
        ? []
        : [{ at, dice: testDice(game, at, eyesAt(game, at)), characters, bodies: 0, raised: isRaised(game, at), why: [] }];
    });
    if (tests.length > 0) follow(game, { step: 'tests', tests, stage: 'ignore', rolls: [] });
  },
};

function squaresOfBodies(game: Game, step: EffectStep, where: 'square' | 'map' | PlaceNamed): readonly Square[] {
  if (where === 'map') return game.grounds[step.map]!.present.map(({ at }) => at);
  return where === 'square' ? [placeOf(game, step)] : squaresFor(game, step, where);
}

export const removeBodies: EffectVerb<'remove-bodies'> = {
  do: 'remove-bodies',
  run(game, step, { where }) {
    for (const at of squaresOfBodies(game, step, where))
      for (let names = bodyNamesAt(game, at); names.length > 0; names = bodyNamesAt(game, at))
        emit(game, { type: 'body-hidden', enemy: names[0]!, at, why: 'G4' });
  },
};
