import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { objectiveIndex } from '../../model/lookup.ts';
import { sumFor } from '../cards/quantity.ts';
import { endDisguise } from '../detection/disguise.ts';
import { finishWork } from '../objectives/work.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { enemyBar, placeBar } from './bars.ts';
import { pay, payBar } from './paying.ts';

const NO_OBJECTIVE = bar('no-objective-here', 'R14.1');

/** The token lies where the assassin stands. */
const isHere = (game: Game, index: number, { at }: Character): boolean => game.objectives[index]?.at === at;

const workBar = (game: Game, assassin: Character): Bar | null => placeBar(game, assassin) ?? enemyBar(game, assassin, 'R14.1');

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
      if (isHere(game, index, assassin) && workBar(game, assassin) === null)
        out.push({ type: 'complete', by: assassin.id, objective: objectives[index]!.id });
  },
  resolve(game, { objective }, assassin) {
    const index = objectiveIndex(game, objective);
    pay(game, assassin, 1, 'R14.1');
    endDisguise(game, assassin, 'complete');
    emit(game, { type: 'objective-paid', objective, by: assassin.id, ap: 1, why: 'R14.1' });
    if (game.objectives[index]!.paid >= apOf(game, assassin, index)) finishWork(game, index, assassin);
  },
  bar(game, { objective }, assassin) {
    const here = isHere(game, objectiveIndex(game, objective), assassin);
    return placeBar(game, assassin) ?? (here ? enemyBar(game, assassin, 'R14.1') : NO_OBJECTIVE) ?? payBar(assassin, 1);
  },
};
