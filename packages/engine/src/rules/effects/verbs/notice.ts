import { emit } from '../../../flow/emit.ts';
import type { Character, Game } from '../../../model/game.ts';
import { characterOf, groundIfAny, groundOf, mapState } from '../../../model/lookup.ts';
import { mapOf, type Square } from '../../../model/square.ts';
import type { EffectStep } from '../../../model/step.ts';
import { expose } from '../../detection/exposure.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../place-of.ts';
import { placeNamed } from '../squares-for.ts';

/** Whoever stands on a square of the map and can be seen. */
const isVisible = (game: Game, { at, status }: Character): boolean => status === 'active' && groundIfAny(game, at) !== undefined;

function concerned(game: Game, step: EffectStep, whom: 'owner' | 'square' | 'map'): Character[] {
  if (whom === 'owner') return [characterOf(game, step.by)];
  const at = placeOf(game, step);
  return game.characters.filter((each) => (whom === 'map' ? mapOf(each.at) === step.map : each.at === at));
}

/** R20.2: no test. */
export const exposeVerb: EffectVerb<'expose'> = {
  do: 'expose',
  run(game, step, { whom }) {
    for (const each of concerned(game, step, whom)) if (isVisible(game, each)) expose(game, each, 'G4');
  },
};

/** R20.2: a loose red base draws and holds enemies like a worn one. */
export const layBase: EffectVerb<'lay-base'> = {
  do: 'lay-base',
  run: (game, step, { where }) => emit(game, { type: 'red-base-laid', at: placeNamed(game, step, where), why: 'G4' }),
  possible: (game, step, { where }) => groundIfAny(game, placeNamed(game, step, where)) !== undefined,
};

function lift(game: Game, at: Square): void {
  while (mapState(game, at).bases[groundOf(game, at).index]! > 0) emit(game, { type: 'red-base-removed', at, why: 'G4' });
}

export const liftBases: EffectVerb<'lift-bases'> = {
  do: 'lift-bases',
  run(game, step, { where }) {
    const at = placeOf(game, step);
    for (const square of game.grounds[step.map]!.squares)
      if ((where === 'map' || square.at === at) && groundIfAny(game, square.at) !== undefined) lift(game, square.at);
  },
};
