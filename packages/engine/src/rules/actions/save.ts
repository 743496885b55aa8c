import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { type ActionRule, refuse } from './action-rule.ts';

const NOT_YET = refuse('saving-not-yet', 'R19.1');
const FULL = refuse('already-saved', 'R19.1');
const WINDOW = refuse('used-there-or-lost', 'R19.3');
const NONE_LEFT = refuse('too-few-actions', 'R19.1');

function saveRefusal(game: Game, assassin: Character): Refusal | null {
  if (!game.content.memory.saving) return NOT_YET;
  if (game.phase !== 'assassin') return WINDOW;
  if (assassin.saved > 0) return FULL;
  return assassin.ap > 0 ? null : NONE_LEFT;
}

/** R19.1: one of the three goes to the saved slot, anywhere but in critical condition. */
export const save: ActionRule<'save'> = {
  type: 'save',
  rules: ['R19.1'],
  options(game, assassin, out) {
    if (saveRefusal(game, assassin) === null) out.push({ type: 'save', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    emit(game, { type: 'action-saved', by: assassin.id, why: 'R19.1' });
  },
  refusal: (game, _command, assassin) => saveRefusal(game, assassin),
};
