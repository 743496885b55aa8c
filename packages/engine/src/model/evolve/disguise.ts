import type { Character, Game } from '../game.ts';
import { impossible, kindIndex, characterOf as who } from '../lookup.ts';
import type { Evolvers } from './evolvers.ts';

/** D1: the figure lent goes back to the reserve, when the uniform comes off or its wearer falls or goes. */
export function returnUniform(game: Game, character: Character): void {
  if (character.disguise < 0) return;
  game.reserve[character.disguise] = game.reserve[character.disguise]! + 1;
  character.disguise = -1;
  character.uniform = '';
}

export const disguiseEvolvers: Evolvers<'disguise-put-on' | 'disguise-dropped'> = {
  'disguise-put-on': (game, { by, card, guard }) => {
    const kind = kindIndex(guard);
    if (game.reserve[kind]! < 1) impossible('no figure left to lend');
    game.reserve[kind] = game.reserve[kind]! - 1;
    who(game, by).disguise = kind;
    who(game, by).uniform = card;
  },
  'disguise-dropped': (game, { by }) => returnUniform(game, who(game, by)),
};
