import { emit } from '../../../flow/emit.ts';
import { flagOf, isCounter } from '../../../model/lookup.ts';
import { checkCounts } from '../../objectives/count.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** It stops at its bounds; where it stood there already, nothing is counted. */
export const countVerb: EffectVerb<'count'> = {
  do: 'count',
  run(game, _step, { counter, add }) {
    const { least, most } = game.content.memory.counters.find(({ id }) => id === counter)!;
    const value = Math.min(most, Math.max(least, game.counters[counter]! + add));
    if (value === game.counters[counter]) return;
    emit(game, { type: 'counted', counter, value, why: 'G4' });
    checkCounts(game);
  },
  possible: (game, _step, { counter }) => isCounter(game, counter),
};

export const setFlag: EffectVerb<'set-flag'> = {
  do: 'set-flag',
  run(game, _step, { flag, value }) {
    if (flagOf(game, flag) !== value) emit(game, { type: 'flag-set', flag, value, why: 'G4' });
  },
};
