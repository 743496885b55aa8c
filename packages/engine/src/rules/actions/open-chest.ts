import { draw } from '../../flow/decks.ts';
import { emit, follow } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { mapState } from '../../model/lookup.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { enemyRefusal, placeRefusal } from './refusals.ts';

const NO_CHEST = refuse('no-chest-here', 'R10');

function chestRefusal(game: Game, assassin: Character): Refusal | null {
  const place = placeRefusal(game, assassin);
  if (place !== null) return place;
  return mapState(game, assassin.at).chests.includes(assassin.at) ? enemyRefusal(game, assassin, 'R10') : NO_CHEST;
}

/** R10: the top chest card, and one chest token, kept to the end for its XP. */
export const openChest: ActionRule<'open-chest'> = {
  type: 'open-chest',
  rules: ['R10'],
  options(game, assassin, out) {
    if (chestRefusal(game, assassin) === null) out.push({ type: 'open-chest', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R10');
    emit(game, { type: 'chest-opened', by: assassin.id, at: assassin.at, why: 'R10' });
    const token = draw(game, 'token', 'R10');
    if (token !== null) emit(game, { type: 'token-taken', by: assassin.id, token, why: 'R10' });
    const card = game.piles.chest.draw.length === 0 ? null : draw(game, 'chest', 'R10');
    if (card !== null) follow(game, { step: 'stow', by: assassin.id, cards: [card], from: 'chest' });
  },
  refusal: (game, _command, assassin) => chestRefusal(game, assassin) ?? payRefusal(assassin, 1),
};
