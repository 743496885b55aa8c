import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Command, CommandOf } from '../../model/command.ts';
import type { EquipmentCard } from '../../model/content.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, NO_CARD, type Place, SLOTS } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';
import type { MovedCard, StepOf } from '../../model/step.ts';
import { traders } from '../actions/trade.ts';
import { kindsInPack } from './arranging.ts';
import { cardIn, freeSlotFor, isBetterArmour, maySlot, packHasRoom } from './board.ts';

type Trade = StepOf<'trade'>;

interface TradableCard {
  card: EquipmentCard;
  place: Place;
}

function copies(cards: readonly CardId[], card: CardId): number {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
}

function movedInto(moved: readonly MovedCard[], by: string, card: CardId, place: Place): number {
  let count = 0;
  for (const each of moved) if (each.by === by && each.card === card && (each.into === 'pack') === (place === 'pack')) count++;
  return count;
}

/** So that a trade ends: a copy that was moved to a place of choice stays there. */
function mayMove({ moved }: Trade, { id, pack }: Character, card: CardId, place: Place): boolean {
  const held = place === 'pack' ? copies(pack, card) : 1;
  return held > movedInto(moved, id, card, place);
}

/** Each kind of card that may still move, with its place. */
function tradable(game: Game, step: Trade, assassin: Character): TradableCard[] {
  const found: TradableCard[] = [];
  for (const place of SLOTS) {
    const card = cardIn(assassin, place);
    if (card !== NO_CARD && mayMove(step, assassin, card, place)) found.push({ card: equipmentOf(game, card), place });
  }
  for (const card of kindsInPack(game, assassin))
    if (mayMove(step, assassin, card.id, 'pack')) found.push({ card, place: 'pack' });
  return found;
}

/** R13.3: to another's free fitting slot or pack, or within one's own board. Worn armour is not given away. */
function giveOptions(from: Character, { card, place }: TradableCard, to: Character, out: Command[]): void {
  if (place === 'armour') return;
  const slot = freeSlotFor(to, card);
  if (slot !== null && !(from === to && place !== 'pack'))
    out.push({ type: 'give', by: from.id, card: card.id, from: place, to: to.id, into: slot });
  if (packHasRoom(to) && !(from === to && place === 'pack'))
    out.push({ type: 'give', by: from.id, card: card.id, from: place, to: to.id, into: 'pack' });
}

/** A card of `from` takes the slot of one of `to`'s, which goes where the first came from, or into the pack. */
function canSlotFor(
  from: Character,
  { card, place }: TradableCard,
  to: Character,
  { card: other, place: slot }: TradableCard,
): boolean {
  if (slot === 'pack' || card.slot !== slot || !maySlot(to, card) || place === 'armour') return false;
  if (slot === 'armour' && !isBetterArmour(card, other)) return false;
  // Slot against slot is offered from one side only.
  return place === 'pack' || (from.id < to.id && other.slot === place && maySlot(from, other));
}

/** Full packs on both sides: card against card. */
const canSwapPacks = (from: Character, to: Character, place: Place, slot: Place): boolean =>
  place === 'pack' && slot === 'pack' && from.id < to.id && (!packHasRoom(from) || !packHasRoom(to));

function exchangeOptions(
  from: Character,
  given: TradableCard,
  to: Character,
  held: readonly TradableCard[],
  out: Command[],
): void {
  const { card, place } = given;
  for (const other of held)
    if (other.card !== card && (canSwapPacks(from, to, place, other.place) || canSlotFor(from, given, to, other)))
      out.push({ type: 'exchange', by: from.id, card: card.id, from: place, to: to.id, with: other.card.id, into: other.place });
}

function give(game: Game, step: Trade, { by, card, from, to, into }: CommandOf<'give'>): void {
  emit(game, { type: 'card-taken', by, card, from, why: 'R13.3' });
  emit(game, { type: 'card-placed', by: to, card, into, why: 'R13.3' });
  note(game, { ...step, moved: [...step.moved, { by: to, card, into }] });
}

function exchange(game: Game, step: Trade, { by, card, from, to, with: other, into }: CommandOf<'exchange'>): void {
  emit(game, { type: 'card-taken', by, card, from, why: 'R13.3' });
  emit(game, { type: 'card-taken', by: to, card: other, from: into, why: 'R13.3' });
  emit(game, { type: 'card-placed', by, card: other, into: from, why: 'R13.3' });
  emit(game, { type: 'card-placed', by: to, card, into, why: into === 'armour' ? ['R13.3', 'R25'] : 'R13.3' });
  // A card that only made way may still go on: old armour has no other way off (R25).
  const madeWay = from === 'pack' && into !== 'pack';
  const moved = [...step.moved, { by: to, card, into }];
  note(game, { ...step, moved: madeWay ? moved : [...moved, { by, card: other, into: from }] });
}

/** R13.3: take, give, swap and arrange slots, card by card, until all are content. */
export const tradeStep: StepRule<'trade'> = {
  step: 'trade',
  rules: ['R13.3', 'R25'],
  options(game, step, out) {
    const group = traders(game, step.at);
    const held = group.map((each) => tradable(game, step, each));
    for (let giver = 0; giver < group.length; giver++) {
      for (const given of held[giver]!) {
        for (let taker = 0; taker < group.length; taker++) {
          giveOptions(group[giver]!, given, group[taker]!, out);
          exchangeOptions(group[giver]!, given, group[taker]!, held[taker]!, out);
        }
      }
    }
    out.push({ type: 'end-trade' });
  },
  resolve(game, step, command) {
    if (command.type === 'give') give(game, step, command);
    else if (command.type === 'exchange') exchange(game, step, command);
    else end(game);
  },
};
