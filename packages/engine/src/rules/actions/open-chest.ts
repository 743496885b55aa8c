import { draw } from '../../flow/decks.ts';
import { emit, follow } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { mapState } from '../../model/lookup.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { enemyBar, placeBar } from './bars.ts';
import { pay, payBar } from './paying.ts';

const NO_CHEST = bar('no-chest-here', 'R10');

function chestBar(game: Game, assassin: Character): Bar | null {
  const place = placeBar(game, assassin);
  if (place !== null) return place;
  return mapState(game, assassin.at).chests.includes(assassin.at) ? enemyBar(game, assassin, 'R10') : NO_CHEST;
}

/** R10: the top chest card, and one chest token, kept to the end for its XP. */
export const openChest: ActionRule<'open-chest'> = {
  type: 'open-chest',
  rules: ['R10'],
  options(game, assassin, out) {
    if (chestBar(game, assassin) === null) out.push({ type: 'open-chest', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R10');
    emit(game, { type: 'chest-opened', by: assassin.id, at: assassin.at, why: 'R10' });
    const token = draw(game, 'token', 'R10');
    if (token !== null) emit(game, { type: 'token-taken', by: assassin.id, token, why: 'R10' });
    const card = game.piles.chest.draw.length === 0 ? null : draw(game, 'chest', 'R10');
    if (card !== null) follow(game, { step: 'stow', by: assassin.id, cards: [card], from: 'chest' });
  },
  bar: (game, _command, assassin) => chestBar(game, assassin) ?? payBar(assassin, 1),
};
