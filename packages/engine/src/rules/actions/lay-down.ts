import type { Character, Game, Refusal } from '../../model/game.ts';
import { objectiveIndex } from '../../model/lookup.ts';
import { settleBases } from '../enemies/bases.ts';
import { burdenOf, layDownOne } from '../objectives/carry.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { placeRefusal } from './refusals.ts';

const NOT_BORNE = refuse('not-carried', 'R14.3');

function layDownRefusal(game: Game, assassin: Character, index: number): Refusal | null {
  return game.objectives[index]?.carrier === assassin.id ? placeRefusal(game, assassin) : NOT_BORNE;
}

/** R14.3: what one bears is laid down for 0 AP, for whoever takes it up. */
export const layDown: ActionRule<'lay-down'> = {
  type: 'lay-down',
  rules: ['R14.3'],
  options(game, assassin, out) {
    for (let index = burdenOf(game, assassin); index >= 0; index = burdenOf(game, assassin, index + 1))
      if (layDownRefusal(game, assassin, index) === null)
        out.push({ type: 'lay-down', by: assassin.id, objective: game.content.memory.objectives[index]!.id });
  },
  resolve(game, { objective }, assassin) {
    layDownOne(game, assassin, objectiveIndex(game, objective));
    settleBases(game);
  },
  refusal: (game, { objective }, assassin) => layDownRefusal(game, assassin, objectiveIndex(game, objective)),
};
