import { emit } from '../../flow/emit.ts';
import type { DisguiseEnd } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { kindName } from '../../model/lookup.ts';
import { disguiseOn } from './uniform.ts';

/** D1: the figure goes back to the reserve. */
export function dropDisguise(game: Game, { id, disguise }: Character): void {
  if (disguise >= 0) emit(game, { type: 'disguise-dropped', by: id, guard: kindName(disguise), why: 'D1' });
}

/** D1: what gives the wearer away, as the card says. */
export function endDisguise(game: Game, character: Character, when: DisguiseEnd): void {
  if (character.disguise >= 0 && disguiseOn(game, character.uniform)?.until.includes(when)) dropDisguise(game, character);
}

export function endDisguisesOfTurn(game: Game): void {
  for (const each of game.characters) endDisguise(game, each, 'turn');
}
