import type { Weapon } from '../../model/content.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { type CardId, NO_CARD, type Slot } from '../../model/kinds.ts';
import { equipmentOf, groundOf } from '../../model/lookup.ts';
import { isDiagonal, type Square } from '../../model/square.ts';
import { refuse } from '../actions/action-rule.ts';
import { enemiesAt } from '../ground/presence.ts';
import { cardIn } from './board.ts';
import { isForbidden } from './quantity.ts';

/** R16.8: only weapons in a weapon slot. */
export const WEAPON_SLOTS = ['melee', 'ranged', 'blade'] as const satisfies readonly Slot[];
export type WeaponSlot = (typeof WEAPON_SLOTS)[number];

const IN_WATER = refuse('weapon-in-water', 'R11.1');
const BLADE_ONLY = refuse('hidden-blade-only', 'R8.3');
const ON_TOP = refuse('on-tower', 'R9.2');
const DIAGONAL = refuse('diagonal', 'G2');
const OUT_OF_RANGE = refuse('out-of-range', 'R16.1');
const NO_ENEMY = refuse('no-enemy-there', 'R16.1');
const FORBIDDEN = refuse('forbidden-by-card', 'G4');
const NOT_SLOTTED = refuse('not-in-a-weapon-slot', 'R16.8');

export function slotOf(assassin: Character, card: CardId): WeaponSlot | null {
  for (const slot of WEAPON_SLOTS) if (cardIn(assassin, slot) === card && card !== NO_CARD) return slot;
  return null;
}

export function weaponIn(game: Game, assassin: Character, slot: WeaponSlot): Weapon | null {
  const card = cardIn(assassin, slot);
  return card === NO_CARD ? null : equipmentOf(game, card).weapon;
}

/** R11.1, R8.3, R9.2: where the weapon cannot be used at all. */
export function weaponRefusal(game: Game, assassin: Character, slot: WeaponSlot, weapon: Weapon): Refusal | null {
  const ground = game.grounds[assassin.at >> 10]?.byCell[assassin.at & 1023];
  if (ground === undefined) return ON_TOP;
  if (assassin.inSpot && slot !== 'blade') return BLADE_ONLY;
  if (ground.type === 'canal' && (slot === 'ranged' || weapon.bulky)) return IN_WATER;
  return slot === 'ranged' && isForbidden(game, assassin, 'no-ranged') ? FORBIDDEN : null;
}

/** R16.1: melee the own square; ranged also nearby ones. Only walls matter. */
export const reachOf = (game: Game, assassin: Character, weapon: Weapon): readonly Square[] =>
  weapon.reach === 'nearby' ? groundOf(game, assassin.at).nearby : [assassin.at];

/** R16.1: why this weapon cannot be aimed at that square. */
export function aimRefusal(game: Game, assassin: Character, card: CardId, at: Square): Refusal | null {
  const slot = slotOf(assassin, card);
  const weapon = slot === null ? null : weaponIn(game, assassin, slot);
  if (slot === null || weapon === null) return NOT_SLOTTED;
  const refusal = weaponRefusal(game, assassin, slot, weapon);
  if (refusal !== null) return refusal;
  const reach = assassin.inSpot ? [assassin.at] : reachOf(game, assassin, weapon);
  if (!reach.includes(at)) return isDiagonal(assassin.at, at) ? DIAGONAL : OUT_OF_RANGE;
  return enemiesAt(game, at) > 0 ? null : NO_ENEMY;
}
