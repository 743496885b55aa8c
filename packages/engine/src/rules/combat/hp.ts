import type { Character, Game } from '../../model/game.ts';
import { HEALTH, NO_CARD } from '../../model/kinds.ts';
import { allyCard, equipmentOf } from '../../model/lookup.ts';

/** R25: HP = maximum - wounds; armour changes the maximum. */
export function maximumHp(game: Game, character: Character): number {
  if (character.ally !== '') return allyCard(game, character).hp;
  return HEALTH + (character.armour === NO_CARD ? 0 : equipmentOf(game, character.armour).armour);
}

export const hpOf = (game: Game, character: Character): number => maximumHp(game, character) - character.wounds;
