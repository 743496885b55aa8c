import { end, follow, note } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Game } from '../../../model/game.ts';
import type { BossId, Immunity } from '../../../model/kinds.ts';
import { cardOf, groundIfAny } from '../../../model/lookup.ts';
import type { Square } from '../../../model/square.ts';
import type { EffectStep } from '../../../model/step.ts';
import { woundBoss } from '../../combat/hits.ts';
import { isImmune } from '../../combat/immunity.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../place-of.ts';

/** The weapon that does it, '' for anything else. */
function weaponOf(game: Game, { card: id }: EffectStep): Immunity | '' {
  const card = cardOf(game, id);
  const slot = card.kind === 'equipment' ? card.slot : '';
  return slot === 'melee' || slot === 'ranged' || slot === 'blade' ? slot : '';
}

const bossesTouched = (game: Game, at: Square, weapon: Immunity | ''): BossId[] =>
  game.bosses
    .filter((boss) => boss.at === at && boss.state === 'standing' && !isImmune(game, boss.id, weapon))
    .map(({ id }) => id);

/** R33.2: some powerful weapons take boss HP directly. */
export const woundBossVerb: EffectVerb<'wound-boss'> = {
  do: 'wound-boss',
  run(game, step, { hp }) {
    follow(game, { step: 'wound-boss', at: placeOf(game, step), left: hp, slot: weaponOf(game, step) });
  },
  possible(game, step) {
    const at = placeOf(game, step);
    return groundIfAny(game, at) !== undefined && bossesTouched(game, at, weaponOf(game, step)).length > 0;
  },
};

/** 1 HP after the other; of several bosses the players choose. */
export const woundBossStep: StepRule<'wound-boss'> = {
  step: 'wound-boss',
  rules: ['R33.2', 'G4'],
  options(game, { at, left, slot }, out) {
    if (left > 0) for (const enemy of bossesTouched(game, at, slot)) out.push({ type: 'strike', enemy });
  },
  resolve(game, step, command) {
    if (command.type !== 'strike') return;
    note(game, { ...step, left: step.left - 1 });
    woundBoss(game, command.enemy, 0);
  },
  run: (game) => end(game),
};
