import { dropDisguise } from '../detection/disguise.ts';
import { type ActionRule, bar } from './action-rule.ts';
import { pay, payBar } from './paying.ts';

const NOT_DISGUISED = bar('not-disguised', 'D1');

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
  bar: (_game, _command, assassin) => (assassin.disguise < 0 ? NOT_DISGUISED : payBar(assassin, 1)),
};
