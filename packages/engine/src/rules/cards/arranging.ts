import type { Command } from '../../model/command.ts';
import type { EquipmentCard } from '../../model/content.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, NO_CARD, SLOTS } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';
import { cardIn, forEachLoose, freeSlotFor, isBetterArmour, maySlot, packHasRoom } from './board.ts';

/** R18.2: it merely moves cards about. */
const REARRANGING: readonly Command['type'][] = ['unequip', 'swap', 'discard'];
export const isRearranging = ({ type }: Command): boolean => REARRANGING.includes(type);

/** Each kind of card in the pack once: copies are one option. */
export function kindsInPack(game: Game, { pack }: Character): EquipmentCard[] {
  const kinds: EquipmentCard[] = [];
  for (let index = 0; index < pack.length; index++)
    if (pack.indexOf(pack[index]!) === index) kinds.push(equipmentOf(game, pack[index]!));
  return kinds;
}

/** R18.1: from the pack into a free fitting slot. */
export function equips(assassin: Character, kinds: readonly EquipmentCard[]): Command[] {
  const out: Command[] = [];
  for (const card of kinds) {
    const to = freeSlotFor(assassin, card);
    if (to !== null) out.push({ type: 'equip', by: assassin.id, card: card.id, to });
  }
  return out;
}

/** R18.2: a slot's card to a free pack slot. */
export function unequips(assassin: Character): Command[] {
  const out: Command[] = [];
  if (!packHasRoom(assassin)) return out;
  for (const slot of SLOTS) {
    const card = cardIn(assassin, slot);
    if (slot !== 'armour' && card !== NO_CARD) out.push({ type: 'unequip', by: assassin.id, card });
  }
  return out;
}

/** R18.2, R25: the card in the slot that a pack card could take by swapping, '' for none. */
export function swapsWith(game: Game, assassin: Character, card: EquipmentCard): CardId {
  const { slot } = card;
  if (slot === 'pack' || !maySlot(assassin, card)) return NO_CARD;
  const worn = cardIn(assassin, slot);
  if (worn === NO_CARD || worn === card.id) return NO_CARD;
  return slot === 'armour' && !isBetterArmour(card, equipmentOf(game, worn)) ? NO_CARD : worn;
}

export function swaps(game: Game, assassin: Character, kinds: readonly EquipmentCard[]): Command[] {
  const out: Command[] = [];
  for (const card of kinds) {
    const worn = swapsWith(game, assassin, card);
    if (worn !== NO_CARD) out.push({ type: 'swap', by: assassin.id, card: card.id, with: worn });
  }
  return out;
}

/** R18.2: any card but worn armour. */
export function discards(assassin: Character): Command[] {
  const out: Command[] = [];
  forEachLoose(assassin, (card) => out.push({ type: 'discard', by: assassin.id, card }));
  return out;
}
