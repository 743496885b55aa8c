import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { objectiveIndex } from '../../model/lookup.ts';
import { sumFor } from '../cards/quantity.ts';
import { endDisguise } from '../detection/disguise.ts';
import { finishWork } from '../objectives/work.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { enemyRefusal, placeRefusal } from './refusals.ts';

const NO_OBJECTIVE = refuse('no-objective-here', 'R14.1');

/** The token lies where the assassin stands. */
const isHere = (game: Game, index: number, { at }: Character): boolean => game.objectives[index]?.at === at;

const workRefusal = (game: Game, assassin: Character): Refusal | null =>
  placeRefusal(game, assassin) ?? enemyRefusal(game, assassin, 'R14.1');

/** R14.1: the number on the token, unless a card changes it. */
const apOf = (game: Game, assassin: Character, index: number): number =>
  Math.max(1, game.content.memory.objectives[index]!.ap + sumFor(game, assassin, 'objective-ap'));

/** R14.1: one AP at a time, each checked when paid; what is paid stays until the end of the turn. */
export const complete: ActionRule<'complete'> = {
  type: 'complete',
  rules: ['R14.1', 'R14.2'],
  options(game, assassin, out) {
    const { objectives } = game.content.memory;
    for (let index = 0; index < objectives.length; index++)
      if (isHere(game, index, assassin) && workRefusal(game, assassin) === null)
        out.push({ type: 'complete', by: assassin.id, objective: objectives[index]!.id });
  },
  resolve(game, { objective }, assassin) {
    const index = objectiveIndex(game, objective);
    pay(game, assassin, 1, 'R14.1');
    endDisguise(game, assassin, 'complete');
    emit(game, { type: 'objective-paid', objective, by: assassin.id, ap: 1, why: 'R14.1' });
    if (game.objectives[index]!.paid >= apOf(game, assassin, index)) finishWork(game, index, assassin);
  },
  refusal(game, { objective }, assassin) {
    const here = isHere(game, objectiveIndex(game, objective), assassin);
    return (
      placeRefusal(game, assassin) ?? (here ? enemyRefusal(game, assassin, 'R14.1') : NO_OBJECTIVE) ?? payRefusal(assassin, 1)
    );
  },
};
