import { emit } from '../../../flow/emit.ts';
import { mapOf } from '../../../model/square.ts';
import { isOnMap } from '../../ground/presence.ts';
import type { EffectVerb } from '../effect-verb.ts';

export const loseAction: EffectVerb<'lose-action'> = {
  do: 'lose-action',
  run(game, { by, map }, { ap, whom }) {
    for (const each of game.characters) {
      const lost = Math.min(ap, each.ap);
      if (lost > 0 && (whom === 'owner' ? each.id === by : isOnMap(each) && mapOf(each.at) === map))
        emit(game, { type: 'actions-lost', by: each.id, ap: lost, why: 'G4' });
    }
  },
};
