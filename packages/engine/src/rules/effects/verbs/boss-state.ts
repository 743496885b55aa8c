import { emit } from '../../../flow/emit.ts';
import { bossOf } from '../../../model/lookup.ts';
import { bossHp } from '../../enemies/enemy.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** Of one who stands, and no further than its card says. */
export const healBoss: EffectVerb<'heal-boss'> = {
  do: 'heal-boss',
  run(game, _step, { boss, hp }) {
    const most = bossHp(game, boss) - bossOf(game, boss)!.hp;
    emit(game, { type: 'boss-healed', boss, hp: Math.min(hp, most), why: 'G4' });
  },
  possible(game, _step, { boss }) {
    const found = bossOf(game, boss);
    return found?.state === 'standing' && found.hp < bossHp(game, boss);
  },
};

/** R33.1: it moves as its card says, and so may another card. */
export const setMovement: EffectVerb<'set-movement'> = {
  do: 'set-movement',
  run: (game, _step, { boss, movement }) => emit(game, { type: 'movement-set', boss, movement, why: ['R33.1', 'G4'] }),
  possible: (game, _step, { boss, movement }) => (bossOf(game, boss)?.movement ?? movement) !== movement,
};
