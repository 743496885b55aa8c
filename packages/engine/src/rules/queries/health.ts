import type { Character, Game } from '../../model/game.ts';
import { HEALTH, NO_CARD } from '../../model/kinds.ts';
import { equipmentOf } from '../../model/lookup.ts';

/** R25: HP = maximum - wounds; armour changes the maximum. */
export const maximumHp = (game: Game, assassin: Character): number =>
  HEALTH + (assassin.armour === NO_CARD ? 0 : equipmentOf(game, assassin.armour).armour);

export const hpOf = (game: Game, assassin: Character): number => maximumHp(game, assassin) - assassin.wounds;
