import type { Command } from '../../model/command.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, NO_CARD, SLOTS } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';
import { forEachLoose, freeSlotFor, isBetterArmour, maySlot, packHasRoom } from './board.ts';

/** Each kind of card in the pack once: copies are one option. */
const isFirst = (pack: readonly CardId[], index: number): boolean => pack.indexOf(pack[index]!) === index;

/** R18.1: from the pack into a free fitting slot. */
export function equips(game: Game, assassin: Character): Command[] {
  const out: Command[] = [];
  assassin.pack.forEach((card, index) => {
    const to = isFirst(assassin.pack, index) ? freeSlotFor(game, assassin, card) : null;
    if (to !== null) out.push({ type: 'equip', by: assassin.id, card, to });
  });
  return out;
}

/** R18.2: a slot's card to a free pack slot. */
export function unequips(assassin: Character): Command[] {
  if (!packHasRoom(assassin)) return [];
  const out: Command[] = [];
  for (const slot of SLOTS)
    if (slot !== 'armour' && assassin[slot] !== NO_CARD) out.push({ type: 'unequip', by: assassin.id, card: assassin[slot] });
  return out;
}

/** R18.2, R25: the card in the slot that a pack card could take by swapping, '' for none. */
export function swapsWith(game: Game, assassin: Character, card: CardId): CardId {
  const { slot } = equipmentOf(game, card);
  if (slot === 'pack' || !maySlot(game, assassin, card)) return NO_CARD;
  const worn = assassin[slot];
  if (worn === NO_CARD || worn === card) return NO_CARD;
  return slot === 'armour' && !isBetterArmour(game, card, worn) ? NO_CARD : worn;
}

export function swaps(game: Game, assassin: Character): Command[] {
  const out: Command[] = [];
  assassin.pack.forEach((card, index) => {
    const worn = isFirst(assassin.pack, index) ? swapsWith(game, assassin, card) : NO_CARD;
    if (worn !== NO_CARD) out.push({ type: 'swap', by: assassin.id, card, with: worn });
  });
  return out;
}

/** R18.2: any card but worn armour. */
export function discards(assassin: Character): Command[] {
  const out: Command[] = [];
  forEachLoose(assassin, (card) => out.push({ type: 'discard', by: assassin.id, card }));
  return out;
}
