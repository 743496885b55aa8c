import { emit, end, note } from '../flow/emit.ts';
import type { StepRule } from '../flow/step-rule.ts';
import type { Command, CommandOf } from '../model/command.ts';
import type { Character, Game } from '../model/game.ts';
import { type CardId, NO_CARD, type Place, SLOTS } from '../model/kinds.ts';
import { equipmentOf } from '../model/lookup.ts';
import type { MovedCard, StepOf } from '../model/step.ts';
import { traders } from './actions/trade.ts';
import { freeSlotFor, isBetterArmour, maySlot, packHasRoom } from './queries/board.ts';

type Trade = StepOf<'trade'>;

interface Movable {
  card: CardId;
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
function movables(step: Trade, assassin: Character): Movable[] {
  const { pack } = assassin;
  const found: Movable[] = [];
  for (const slot of SLOTS)
    if (assassin[slot] !== NO_CARD && mayMove(step, assassin, assassin[slot], slot))
      found.push({ card: assassin[slot], place: slot });
  for (let index = 0; index < pack.length; index++)
    if (pack.indexOf(pack[index]!) === index && mayMove(step, assassin, pack[index]!, 'pack'))
      found.push({ card: pack[index]!, place: 'pack' });
  return found;
}

/** R13.3: to another's free fitting slot or pack, or within one's own board. Worn armour is not given away. */
function giveOptions(game: Game, from: Character, card: CardId, place: Place, to: Character, out: Command[]): void {
  if (place === 'armour') return;
  const slot = freeSlotFor(game, to, card);
  if (slot !== null && !(from === to && place !== 'pack'))
    out.push({ type: 'give', by: from.id, card, from: place, to: to.id, into: slot });
  if (packHasRoom(to) && !(from === to && place === 'pack'))
    out.push({ type: 'give', by: from.id, card, from: place, to: to.id, into: 'pack' });
}

/** A card of `from` takes the slot of one of `to`'s, which goes where the first came from, or into the pack. */
function canSlotFor(game: Game, from: Character, card: CardId, place: Place, to: Character, other: CardId, slot: Place): boolean {
  if (slot === 'pack' || equipmentOf(game, card).slot !== slot || !maySlot(game, to, card) || place === 'armour') return false;
  if (slot === 'armour' && !isBetterArmour(game, card, other)) return false;
  // Slot against slot is offered from one side only.
  return place === 'pack' || (from.id < to.id && equipmentOf(game, other).slot === place && maySlot(game, from, other));
}

/** Full packs on both sides: card against card. */
const canSwapPacks = (from: Character, to: Character, place: Place, slot: Place): boolean =>
  place === 'pack' && slot === 'pack' && from.id < to.id && (!packHasRoom(from) || !packHasRoom(to));

function exchangeOptions(
  game: Game,
  from: Character,
  { card, place }: Movable,
  to: Character,
  held: readonly Movable[],
  out: Command[],
): void {
  for (const { card: other, place: slot } of held)
    if (other !== card && (canSwapPacks(from, to, place, slot) || canSlotFor(game, from, card, place, to, other, slot)))
      out.push({ type: 'exchange', by: from.id, card, from: place, to: to.id, with: other, into: slot });
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
    const held = group.map((each) => movables(step, each));
    group.forEach((from, giver) => {
      for (const movable of held[giver]!) {
        group.forEach((to, taker) => {
          giveOptions(game, from, movable.card, movable.place, to, out);
          exchangeOptions(game, from, movable, to, held[taker]!, out);
        });
      }
    });
    out.push({ type: 'end-trade' });
  },
  resolve(game, step, command) {
    if (command.type === 'give') give(game, step, command);
    else if (command.type === 'exchange') exchange(game, step, command);
    else end(game);
  },
};
