import type { Quantity, While } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, SLOTS } from '../../model/kinds.ts';
import { cardOf } from '../../model/lookup.ts';

/** What events and towers have changed on this map until the end of the turn. */
export function lastingSum(game: Game, map: number, quantity: Quantity): number {
  let sum = 0;
  for (const lasting of game.lasting) if (lasting.map === map && lasting.quantity === quantity) sum += lasting.add;
  return sum;
}

const whilesOf = (game: Game, id: CardId): readonly While[] => {
  if (id === '') return [];
  const card = cardOf(game, id);
  return card.kind === 'equipment' || card.kind === 'ability' ? card.while : [];
};

/** What an assassin's ability, skills and worn cards change for them. */
export function ownSum(game: Game, assassin: Character, quantity: Quantity): number {
  let sum = 0;
  const add = (id: CardId) => {
    for (const each of whilesOf(game, id)) if (each.quantity === quantity) sum += each.add;
  };
  add(assassin.ability);
  for (const skill of assassin.skills) add(skill);
  for (const slot of SLOTS) add(assassin[slot]);
  return sum;
}
