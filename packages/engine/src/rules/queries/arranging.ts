import type { Command } from '../../model/command.ts';
import type { Assassin, Game } from '../../model/game.ts';
import { type CardId, NO_CARD, SLOTS } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';
import { forEachLoose, freeSlotFor, isBetterArmour, maySlot, packHasRoom } from './board.ts';

/** Each kind of card in the pack once: copies are one option. */
const kindsIn = ({ pack }: Assassin): CardId[] => [...new Set(pack)];

/** R18.1: from the pack into a free fitting slot. */
export const equips = (game: Game, assassin: Assassin): Command[] =>
  kindsIn(assassin).flatMap((card): Command[] => {
    const to = freeSlotFor(game, assassin, card);
    return to === null ? [] : [{ type: 'equip', by: assassin.id, card, to }];
  });

/** R18.2: a slot's card to a free pack slot. */
export const unequips = (assassin: Assassin): Command[] => {
  if (!packHasRoom(assassin)) return [];
  const slots = SLOTS.filter((slot) => slot !== 'armour' && assassin[slot] !== NO_CARD);
  return slots.map((slot) => ({ type: 'unequip', by: assassin.id, card: assassin[slot] }));
};

/** R18.2, R25: the card in the slot that a pack card could take by swapping, '' for none. */
export function swapsWith(game: Game, assassin: Assassin, card: CardId): CardId {
  const { slot } = equipmentOf(game, card);
  if (slot === 'pack' || !maySlot(game, assassin, card)) return NO_CARD;
  const worn = assassin[slot];
  if (worn === NO_CARD || worn === card) return NO_CARD;
  return slot === 'armour' && !isBetterArmour(game, card, worn) ? NO_CARD : worn;
}

export const swaps = (game: Game, assassin: Assassin): Command[] =>
  kindsIn(assassin).flatMap((card): Command[] => {
    const worn = swapsWith(game, assassin, card);
    return worn === NO_CARD ? [] : [{ type: 'swap', by: assassin.id, card, with: worn }];
  });

/** R18.2: any card but worn armour. */
export function discards(assassin: Assassin): Command[] {
  const out: Command[] = [];
  forEachLoose(assassin, (card) => out.push({ type: 'discard', by: assassin.id, card }));
  return out;
}
