import { dropDisguise } from '../detection/disguise.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';

const NOT_DISGUISED = refuse('not-disguised', 'D1');

/** D1: 1 AP, anywhere; nobody has come, so no test (R22.1). */
export const undress: ActionRule<'undress'> = {
  type: 'undress',
  rules: ['D1'],
  options(_game, assassin, out) {
    if (assassin.disguise >= 0) out.push({ type: 'undress', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'D1');
    dropDisguise(game, assassin);
  },
  refusal: (_game, _command, assassin) => (assassin.disguise < 0 ? NOT_DISGUISED : payRefusal(assassin, 1)),
};
