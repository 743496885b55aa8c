import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { type CardId, NO_CARD, type Place, type Slot } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';
import { swapsWith } from '../cards/arranging.ts';
import { freeSlotFor, isBetterArmour, packHasRoom } from '../cards/board.ts';
import { layAside, placeOf } from '../effects/sources.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { IN_SPOT } from './refusals.ts';

const NOT_HELD = refuse('card-not-held', 'R18.1');
const NO_SLOT = refuse('no-free-fitting-slot', 'R18.1');
const NO_BLADE = refuse('apprentice-slots-no-blade', 'R1.2');
const PACK_FULL = refuse('pack-full', 'R18.2');
const WORN = refuse('worn-armour-stays', 'R25');
const NO_SWAP = refuse('cannot-swap', 'R18.2');

function shift(game: Game, { id }: Character, card: CardId, from: Place, into: Place, why: string): void {
  emit(game, { type: 'card-taken', by: id, card, from, why });
  emit(game, { type: 'card-placed', by: id, card, into, why });
}

/** R18.1: from the pack into a free fitting slot for 0 AP. */
export const equip: ActionRule<'equip'> = {
  type: 'equip',
  rules: ['R18.1', 'R25'],
  options(_game, assassin, out, kit) {
    if (!assassin.inSpot) for (const command of kit.equips) out.push(command);
  },
  resolve(game, { card, to }, assassin) {
    shift(game, assassin, card, 'pack', to, to === 'armour' ? 'R25' : 'R18.1');
  },
  refusal(game, { card, to }, assassin) {
    if (assassin.inSpot) return IN_SPOT;
    if (!assassin.pack.includes(card)) return NOT_HELD;
    if (to === 'blade' && assassin.apprentice) return NO_BLADE;
    return freeSlotFor(assassin, equipmentOf(game, card)) === to ? null : NO_SLOT;
  },
};

function unequipRefusal(assassin: Character, card: CardId): Refusal | null {
  if (assassin.inSpot) return IN_SPOT;
  const place = placeOf(assassin, card);
  if (place === null || place === 'pack') return NOT_HELD;
  if (place === 'armour') return WORN;
  return packHasRoom(assassin) ? null : PACK_FULL;
}

/** R18.2: 1 AP moves a slot's card to a free pack slot. */
export const unequip: ActionRule<'unequip'> = {
  type: 'unequip',
  rules: ['R18.2', 'R25'],
  options(_game, assassin, out, kit) {
    if (!assassin.inSpot) for (const command of kit.unequips) out.push(command);
  },
  resolve(game, { card }, assassin) {
    pay(game, assassin, 1, 'R18.2');
    shift(game, assassin, card, placeOf(assassin, card)!, 'pack', 'R18.2');
  },
  refusal: (_game, { card }, assassin) => unequipRefusal(assassin, card) ?? payRefusal(assassin, 1),
};

/** R18.2, R25: 1 AP swaps a slot's card with a pack card; armour only for better armour. */
export const swap: ActionRule<'swap'> = {
  type: 'swap',
  rules: ['R18.2', 'R25'],
  options(_game, assassin, out, kit) {
    if (!assassin.inSpot) for (const command of kit.swaps) out.push(command);
  },
  resolve(game, { card, with: worn }, assassin) {
    const slot = placeOf(assassin, worn) as Slot;
    const why = slot === 'armour' ? 'R25' : 'R18.2';
    pay(game, assassin, 1, why);
    emit(game, { type: 'card-taken', by: assassin.id, card, from: 'pack', why });
    shift(game, assassin, worn, slot, 'pack', why);
    emit(game, { type: 'card-placed', by: assassin.id, card, into: slot, why });
  },
  refusal(game, { card, with: worn }, assassin) {
    if (assassin.inSpot) return IN_SPOT;
    if (!assassin.pack.includes(card)) return NOT_HELD;
    if (worn === NO_CARD) return NO_SWAP;
    const held = equipmentOf(game, card);
    if (worn === assassin.armour && !isBetterArmour(held, equipmentOf(game, worn))) return WORN;
    return (swapsWith(game, assassin, held) === worn ? null : NO_SWAP) ?? payRefusal(assassin, 1);
  },
};

/** R18.2: 0 AP discards a card; a white one leaves the game (R24). Never worn armour. */
export const discard: ActionRule<'discard'> = {
  type: 'discard',
  rules: ['R18.2', 'R24', 'R25'],
  options(_game, assassin, out, kit) {
    if (!assassin.inSpot) for (const command of kit.discards) out.push(command);
  },
  resolve(game, { card }, assassin) {
    const place = placeOf(assassin, card)!;
    // Of two copies the slot's goes: for 0 AP the other may take its place (R18.1).
    const from = place === 'armour' ? 'pack' : place;
    emit(game, { type: 'card-taken', by: assassin.id, card, from, why: 'R18.2' });
    layAside(game, card, 'R18.2');
  },
  refusal(_game, { card }, assassin) {
    if (assassin.inSpot) return IN_SPOT;
    const place = placeOf(assassin, card);
    if (place === null) return NOT_HELD;
    return place === 'armour' && !assassin.pack.includes(card) ? WORN : null;
  },
};
