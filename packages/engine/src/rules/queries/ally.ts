import type { Character, Game } from '../../model/game.ts';
import { allyCard } from '../../model/lookup.ts';

/** R44.3: it changes between roof and not-roof by a ladder only. */
export const isBound = (game: Game, character: Character): boolean => character.ally !== '' && !allyCard(game, character).climbs;
