import { emit } from '../../../flow/emit.ts';
import { characterOf } from '../../../model/lookup.ts';
import { isAssassin } from '../../ground/presence.ts';
import { finishWork, tokenAt } from '../../objectives/work.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** R14.1: as if the AP had been spent there. */
export const payObjective: EffectVerb<'pay-objective'> = {
  do: 'pay-objective',
  run(game, { by }, { ap }) {
    const character = characterOf(game, by);
    const index = tokenAt(game, character);
    const { id, ap: asked } = game.content.memory.objectives[index]!;
    emit(game, { type: 'objective-paid', objective: id, by, ap, why: ['R14.1', 'G4'] });
    if (game.objectives[index]!.paid >= asked) finishWork(game, index, character);
  },
  possible(game, { by }) {
    return by !== '' && isAssassin(characterOf(game, by)) && tokenAt(game, characterOf(game, by)) >= 0;
  },
};
