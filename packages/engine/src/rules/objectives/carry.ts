import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { completeObjective } from './completing.ts';

/** What the character bears, -1 for nothing. */
export function burdenOf(game: Game, { id }: Character, from = 0): number {
  const { objectives } = game;
  for (let index = from; index < objectives.length; index++) if (objectives[index]!.carrier === id) return index;
  return -1;
}

/** Where a thing comes to lie: on the square, or from the top of a tower at its foot. */
const restingPlace = (game: Game, at: Square): Square =>
  groundIfAny(game, at) === undefined ? game.grounds[mapOf(at)]!.foot : at;

export function layDownOne(game: Game, character: Character, index: number): void {
  const { id } = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-dropped', objective: id, by: character.id, at: restingPlace(game, character.at), why: 'R14.3' });
}

/** R14.3: whoever falls, is eliminated or goes leaves it lying there. */
export function dropBurdens(game: Game, character: Character): void {
  for (let index = burdenOf(game, character); index >= 0; index = burdenOf(game, character)) layDownOne(game, character, index);
}

/** R14.3: by a station one leaves with what is to be brought away; the rest stays on the square. */
export function leaveWithBurdens(game: Game, character: Character): void {
  for (let index = burdenOf(game, character); index >= 0; index = burdenOf(game, character)) {
    if (game.content.memory.objectives[index]!.to === NOWHERE) completeObjective(game, index);
    else layDownOne(game, character, index);
  }
}
