import type { Game } from '../../model/game.ts';
import type { EnemyName, Immunity } from '../../model/kinds.ts';
import { kindIndex } from '../../model/lookup.ts';
import type { Attack } from '../../model/step.ts';
import { enemyNamesAt } from '../ground/presence.ts';
import { armsOf } from './attacker.ts';

/** R33.2: hits of such a weapon cannot be assigned to it. */
export const isImmune = (game: Game, enemy: EnemyName, weapon: Immunity | ''): boolean =>
  weapon !== '' && kindIndex(enemy) < 0 && (game.content.bosses[enemy]?.immune.includes(weapon) ?? false);

/** Melee, hidden blade or machine, whichever takes part; '' when all shoot. */
const closeWeapon = (game: Game, { attackers }: Attack): Immunity | '' => {
  const slots = attackers.map(({ card }) => armsOf(game, card).slot);
  return slots.find((slot) => slot === 'melee' || slot === 'blade' || slot === 'machine') ?? '';
};

/** R33.2: of the hits left, those that can be assigned to it. */
export function hitsFor(game: Game, step: Attack, enemy: EnemyName): number {
  if (kindIndex(enemy) >= 0 || game.content.bosses[enemy]!.immune.length === 0) return step.hits;
  const close = isImmune(game, enemy, closeWeapon(game, step)) ? 0 : step.hits - step.ranged;
  return close + (isImmune(game, enemy, 'ranged') ? 0 : step.ranged);
}

/** How many of the hits assigned to it are shots: those of no use against another enemy there go first. */
export function shotsFor(game: Game, step: Attack, enemy: EnemyName, hits: number): number {
  if (step.ranged === 0 || isImmune(game, enemy, 'ranged')) return 0;
  const close = closeWeapon(game, step);
  if (isImmune(game, enemy, close)) return hits;
  const keepsShots = enemyNamesAt(game, step.at).some((other) => isImmune(game, other, close));
  return keepsShots ? Math.max(0, hits - (step.hits - step.ranged)) : Math.min(step.ranged, hits);
}
