import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { expose, raiseAlert } from './exposure.ts';

/** R49: whom enemies find there without a test, in a hiding spot too. R26.1: nobody critical. */
export const isInSightAt = (character: Character, at: Square): boolean =>
  character.at === at && character.status === 'active' && !character.exposed;

/** R49: those who come to a restricted square with enemies on it. */
export function exposeArrivals(game: Game, movers: readonly Character[]): void {
  for (const character of movers) expose(game, character, 'R49');
}

/** R49: enemies came: the bodies are found, the characters exposed. Who came with them is seen on arrival (R32.5). */
export function findAll(game: Game, at: Square, bodies: number, except: readonly CharacterId[]): void {
  for (const character of game.characters)
    if (isInSightAt(character, at) && !except.includes(character.id)) expose(game, character, 'R49');
  for (let body = 0; body < bodies; body++) {
    emit(game, { type: 'body-found', at, why: 'R49' });
    raiseAlert(game, mapOf(at), 'R49');
  }
}
