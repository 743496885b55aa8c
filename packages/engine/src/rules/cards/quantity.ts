import type { Quantity, While } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, type CharacterId, NO_CARD, SLOTS } from '../../model/kinds.ts';
import { cardOf } from '../../model/lookup.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { cardIn } from './board.ts';

/** What cards have changed for everyone on this map, and on this square of it. */
export function lastingSum(game: Game, map: number, quantity: Quantity, square: Square = NOWHERE): number {
  let sum = 0;
  for (const { map: on, quantity: what, add, on: whom, at } of game.lasting)
    if (on === map && what === quantity && whom === '' && (at === NOWHERE || at === square)) sum += add;
  return sum;
}

/** The same for one who is there: what holds for everyone, and what is their own. */
export const sumFor = (game: Game, character: Character, quantity: Quantity): number =>
  lastingSum(game, mapOf(character.at), quantity, character.at) + ownSum(game, character, quantity);

/** A card forbids it there for now. */
export const isForbidden = (game: Game, { at, id }: Character, what: Quantity): boolean =>
  game.lasting.length > 0 && lastingSum(game, mapOf(at), what, at) + playedOn(game, id, what) > 0;

/** What cards played on one character change for them. */
function playedOn(game: Game, id: CharacterId, what: Quantity): number {
  let sum = 0;
  for (const { on, quantity, add } of game.lasting) if (on === id && quantity === what) sum += add;
  return sum;
}

const NONE: readonly While[] = [];

function whilesOf(game: Game, id: CardId): readonly While[] {
  const card = cardOf(game, id);
  return card.kind === 'equipment' || card.kind === 'ability' ? card.while : NONE;
}

function addedBy(game: Game, id: CardId, quantity: Quantity): number {
  if (id === NO_CARD) return 0;
  let sum = 0;
  for (const each of whilesOf(game, id)) if (each.quantity === quantity) sum += each.add;
  return sum;
}

/** What an assassin's ability, skills, worn cards and cards played on them change for them. */
export function ownSum(game: Game, assassin: Character, quantity: Quantity): number {
  let sum = playedOn(game, assassin.id, quantity) + addedBy(game, assassin.ability, quantity);
  for (const skill of assassin.skills) sum += addedBy(game, skill, quantity);
  for (const slot of SLOTS) sum += addedBy(game, cardIn(assassin, slot), quantity);
  return sum;
}
