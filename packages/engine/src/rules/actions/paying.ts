import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { Why } from '../../model/kinds.ts';
import { refuse } from './action-rule.ts';

const TOO_FEW = refuse('too-few-actions', 'R4.1');

/** R4.1, R19.2: grouped and saved AP pay alike. */
export const canPay = (assassin: Character, ap: number): boolean => assassin.ap + assassin.saved >= ap;

export const payRefusal = (assassin: Character, ap: number): Refusal | null => (canPay(assassin, ap) ? null : TOO_FEW);

/** The grouped ones go first: the saved one keeps, they do not (R4.2). */
export function pay(game: Game, assassin: Character, ap: number, why: Why): void {
  if (ap === 0) return;
  const grouped = Math.min(assassin.ap, ap);
  emit(game, { type: 'action-spent', by: assassin.id, ap: grouped, saved: ap - grouped, why });
}
