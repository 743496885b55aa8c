import type { EquipmentCard } from '../../model/content.ts';
import type { Character } from '../../model/game.ts';
import { type CardId, NO_CARD, PACK_SLOTS, type Place, SLOTS, type Slot } from '../../model/kinds.ts';

export const packHasRoom = (assassin: Character): boolean => assassin.pack.length < PACK_SLOTS;

/** The card in a slot, NO_CARD when it is free. */
export function cardIn(assassin: Character, slot: Slot): CardId {
  switch (slot) {
    case 'melee':
      return assassin.melee;
    case 'ranged':
      return assassin.ranged;
    case 'armour':
      return assassin.armour;
    case 'blade':
      return assassin.blade;
  }
}

/** R27.1, R1.2: an apprentice never slots a hidden blade; R13.3: a critical assassin equips nothing. */
export const maySlot = (assassin: Character, { slot }: EquipmentCard): boolean =>
  slot !== 'pack' && assassin.status !== 'critical' && !(slot === 'blade' && assassin.apprentice);

/** R18.1: the slot the card fits, if it is free. */
export function freeSlotFor(assassin: Character, card: EquipmentCard): Place | null {
  const { slot } = card;
  return slot !== 'pack' && maySlot(assassin, card) && cardIn(assassin, slot) === NO_CARD ? slot : null;
}

/** Each kind of card on the board once, the pack's copy before the slot's. Worn armour is left out (R25). */
export function forEachLoose(assassin: Character, visit: (card: CardId, place: Place) => void): void {
  const { pack } = assassin;
  for (const slot of SLOTS) {
    const card = cardIn(assassin, slot);
    if (slot !== 'armour' && card !== NO_CARD && !pack.includes(card)) visit(card, slot);
  }
  for (let index = 0; index < pack.length; index++) if (pack.indexOf(pack[index]!) === index) visit(pack[index]!, 'pack');
}

/** R25: armour comes off only for better armour. */
export const isBetterArmour = ({ slot, armour }: EquipmentCard, worn: EquipmentCard): boolean =>
  slot === 'armour' && armour > worn.armour;
