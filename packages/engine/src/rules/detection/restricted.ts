import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { sumFor } from '../cards/quantity.ts';
import { expose, raiseAlert } from './exposure.ts';

/** R49: whom enemies find there without a test, in a hiding spot too. R26.1: nobody critical. */
export const isInSightAt = (character: Character, at: Square): boolean =>
  character.at === at && character.status === 'active' && !character.exposed;

/** G4: somebody on the square passes, and whoever is with them. */
const isLetPass = (game: Game, at: Square): boolean =>
  game.characters.some((each) => each.at === at && each.status === 'active' && sumFor(game, each, 'no-restriction') > 0);

/** R49: one who comes where enemies are, or is there when they come. */
function meetRestriction(game: Game, character: Character): void {
  if (!isLetPass(game, character.at)) expose(game, character, 'R49');
  else if (!character.exposed) emit(game, { type: 'undetected', by: character.id, at: character.at, why: ['R49', 'G4'] });
}

/** R49: those who come to a restricted square with enemies on it. */
export function exposeArrivals(game: Game, movers: readonly Character[]): void {
  for (const character of movers) meetRestriction(game, character);
}

/** R49: enemies came: the bodies are found, the characters exposed. Who came with them is seen on arrival (R32.5). */
export function findAll(game: Game, at: Square, bodies: number, except: readonly CharacterId[]): void {
  for (const character of game.characters)
    if (isInSightAt(character, at) && !except.includes(character.id)) meetRestriction(game, character);
  for (let body = 0; body < bodies; body++) {
    emit(game, { type: 'body-found', at, why: 'R49' });
    raiseAlert(game, mapOf(at), 'R49');
  }
}
