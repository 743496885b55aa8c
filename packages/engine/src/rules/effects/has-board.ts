import type { Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { isAssassin } from '../ground/presence.ts';
import { isThere } from './place-of.ts';

/** Only assassins have a board, for cards and for a saved AP. R15.1: of who has left it is out of reach. */
export const hasBoard = (game: Game, by: CharacterId | ''): boolean => isThere(game, by) && isAssassin(characterOf(game, by));
