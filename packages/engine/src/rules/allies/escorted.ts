import type { Character, Game } from '../../model/game.ts';
import type { CardId } from '../../model/kinds.ts';
import { allyCard, cardOf } from '../../model/lookup.ts';

/** R44.3: it changes between roof and not-roof by a ladder only. */
export const isBound = (game: Game, character: Character): boolean => character.ally !== '' && !allyCard(game, character).climbs;

/** R44.1: it goes where an assassin takes it. */
export const isEscorted = (game: Game, character: Character): boolean =>
  character.ally !== '' && allyCard(game, character).follows;

/** R44.3: one who is escorted does not benefit from an assassin's ability. */
export const benefits = (game: Game, owner: Character, card: CardId, character: Character): boolean =>
  character.ally === '' || owner.ally !== '' || !isEscorted(game, character) || cardOf(game, card).kind !== 'ability';
