import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { groundOf } from '../../model/lookup.ts';
import { endDisguise } from '../disguise.ts';
import { turnToken } from '../escort.ts';
import { tokenLies } from '../queries/objective.ts';
import { sumFor } from '../queries/quantity.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { enemyBar, placeBar } from './bars.ts';
import { pay, payBar } from './paying.ts';

const NO_OBJECTIVE = bar('no-objective-here', 'R14.1');

const openHere = (game: Game, { at }: Character): number => {
  const { objective } = groundOf(game, at);
  return objective >= 0 && tokenLies(game, objective) ? objective : -1;
};

function objectiveBar(game: Game, assassin: Character): Bar | null {
  return placeBar(game, assassin) ?? (openHere(game, assassin) < 0 ? NO_OBJECTIVE : enemyBar(game, assassin, 'R14.1'));
}

/** R14.1: the number on the token, unless a card changes it. */
const apOf = (game: Game, assassin: Character, index: number): number =>
  Math.max(1, game.content.memory.objectives[index]!.ap + sumFor(game, assassin, 'objective-ap'));

/** R14.1: one AP at a time, each checked when paid; what is paid stays until the end of the turn. */
export const complete: ActionRule<'complete'> = {
  type: 'complete',
  rules: ['R14.1', 'R14.2'],
  options(game, assassin, out) {
    if (objectiveBar(game, assassin) !== null) return;
    out.push({ type: 'complete', by: assassin.id, objective: game.content.memory.objectives[openHere(game, assassin)]!.id });
  },
  resolve(game, { objective }, assassin) {
    const index = openHere(game, assassin);
    pay(game, assassin, 1, 'R14.1');
    endDisguise(game, assassin, 'complete');
    emit(game, { type: 'objective-paid', objective, by: assassin.id, ap: 1, why: 'R14.1' });
    if (game.objectives[index]!.paid >= apOf(game, assassin, index)) turnToken(game, index);
  },
  bar(game, { objective }, assassin) {
    const barred = objectiveBar(game, assassin) ?? payBar(assassin, 1);
    if (barred !== null) return barred;
    return game.content.memory.objectives[openHere(game, assassin)]!.id === objective ? null : NO_OBJECTIVE;
  },
};
