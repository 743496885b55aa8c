import { end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import { bodyNamesAt } from '../ground/presence.ts';
import { moveIn, pushOut } from './arrival.ts';

/** R29.4: just as many bodies as needed, players choose which. */
export const pushOutStep: StepRule<'push-out'> = {
  step: 'push-out',
  rules: ['R29.4'],
  options(game, { at, left }, out) {
    if (left > 0) for (const enemy of bodyNamesAt(game, at)) out.push({ type: 'push-out', enemy, at });
  },
  resolve(game, step, command) {
    if (command.type !== 'push-out') return;
    note(game, { ...step, left: step.left - 1 });
    pushOut(game, command.enemy, step.at);
  },
  run: (game) => end(game),
};

export const enterSquare: StepRule<'enter-square'> = {
  step: 'enter-square',
  rules: ['R29.4'],
  run(game, { enemy, from, to, why }) {
    end(game);
    moveIn(game, enemy, from, to, why);
  },
};
