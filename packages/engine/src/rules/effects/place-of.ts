import type { Game } from '../../model/game.ts';
import { characterOf } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';

/** The square an effect acts on: the one chosen or where it happened, or else the owner's. */
export const placeOf = (game: Game, { at, by }: EffectStep): Square =>
  at !== NOWHERE || by === '' ? at : characterOf(game, by).at;
