import type { Character, Game } from '../../model/game.ts';
import { type CardId, NO_CARD, PACK_SLOTS, type Place, SLOTS } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';

export const packHasRoom = (assassin: Character): boolean => assassin.pack.length < PACK_SLOTS;

/** R27.1, R1.2: an apprentice never slots a hidden blade; R13.3: a critical assassin equips nothing. */
export const maySlot = (game: Game, assassin: Character, card: CardId): boolean => {
  const { slot } = equipmentOf(game, card);
  return slot !== 'pack' && assassin.status !== 'critical' && !(slot === 'blade' && assassin.apprentice);
};

/** R18.1: the slot the card fits, if it is free. */
export function freeSlotFor(game: Game, assassin: Character, card: CardId): Place | null {
  const { slot } = equipmentOf(game, card);
  return slot !== 'pack' && maySlot(game, assassin, card) && assassin[slot] === NO_CARD ? slot : null;
}

/** Each kind of card on the board once, the pack's copy before the slot's. Worn armour is left out (R25). */
export function forEachLoose(assassin: Character, visit: (card: CardId, place: Place) => void): void {
  const { pack } = assassin;
  for (const slot of SLOTS)
    if (slot !== 'armour' && assassin[slot] !== NO_CARD && !pack.includes(assassin[slot])) visit(assassin[slot], slot);
  for (let index = 0; index < pack.length; index++) if (pack.indexOf(pack[index]!) === index) visit(pack[index]!, 'pack');
}

/** R25: armour comes off only for better armour. */
export const isBetterArmour = (game: Game, card: CardId, worn: CardId): boolean => {
  const { slot, armour } = equipmentOf(game, card);
  return slot === 'armour' && (worn === NO_CARD || armour > equipmentOf(game, worn).armour);
};
