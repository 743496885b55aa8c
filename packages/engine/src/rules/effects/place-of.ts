import type { Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';
import { isOnMap } from '../ground/presence.ts';

/** R15.1: somebody, whom it can still happen to. */
export const isThere = (game: Game, by: CharacterId | ''): boolean => by !== '' && isOnMap(characterOf(game, by));

/** The square an effect acts on: the one chosen or where it happened, or else the owner's. */
export const placeOf = (game: Game, { at, by }: EffectStep): Square =>
  at !== NOWHERE || by === '' ? at : characterOf(game, by).at;
