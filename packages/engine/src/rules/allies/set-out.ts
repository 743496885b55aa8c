import { end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { characterOf } from '../../model/lookup.ts';
import type { SetOut } from '../../model/step.ts';
import { leaveMap, travelTo } from '../actions/fast-travel.ts';
import { moveTo } from '../actions/move.ts';
import { followers, leaveWithEscort } from './escort.ts';

function setOut(game: Game, { by, way, to, with: ids }: SetOut): void {
  end(game);
  const assassin = characterOf(game, by);
  const along = ids.map((id) => characterOf(game, id));
  if (way === 'move') moveTo(game, assassin, along, to);
  else for (const each of along) leaveWithEscort(game, each);
  if (way === 'leave') leaveMap(game, assassin);
  if (way === 'travel') travelTo(game, assassin, to);
}

/** R44.1: who follows an assassin that moves or takes a station; R32.5: they move as one. */
export const setOutStep: StepRule<'set-out'> = {
  step: 'set-out',
  rules: ['R44.1', 'R32.5'],
  options(game, step, out) {
    for (const { id } of followers(game, step)) out.push({ type: 'bring', by: step.by, on: id });
    if (out.length > 0) out.push({ type: 'set-out', by: step.by });
  },
  resolve(game, step, command) {
    if (command.type === 'bring') note(game, { ...step, with: [...step.with, command.on] });
    else setOut(game, step);
  },
  run: setOut,
};
