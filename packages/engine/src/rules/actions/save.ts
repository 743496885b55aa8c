import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';

const NOT_YET = bar('saving-not-yet', 'R19.1');
const FULL = bar('already-saved', 'R19.1');
const WINDOW = bar('used-there-or-lost', 'R19.3');
const NONE_LEFT = bar('too-few-actions', 'R19.1');

function saveBar(game: Game, assassin: Character): Bar | null {
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
    if (saveBar(game, assassin) === null) out.push({ type: 'save', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    emit(game, { type: 'action-saved', by: assassin.id, why: 'R19.1' });
  },
  bar: (game, _command, assassin) => saveBar(game, assassin),
};
