import { end } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { roomAt } from '../ground/presence.ts';
import { enemyEnters } from './arrival.ts';
import { settleBases } from './bases.ts';
import { type EnemyMove, stepsInto } from './enemy-steps.ts';

/** A move that no choice can change: only one square calls the enemy, and all who are called fit on it. */
function forced(game: Game, moves: readonly EnemyMove[]): EnemyMove | undefined {
  return moves.find(({ enemy, from, to }) => {
    const targets = moves.filter((move) => move.from === from && move.enemy === enemy);
    const called = moves.filter((move) => move.to === to).reduce((sum, move) => sum + move.count, 0);
    return targets.length === 1 && called <= roomAt(game, to);
  });
}

/** R30.1: every enemy nearby must enter if there is room, one at a time; players choose which square and who stays out. */
export const gather: StepRule<'gather'> = {
  step: 'gather',
  rules: ['R30.1'],
  options(game, step, out) {
    const moves = stepsInto(game, step.targets);
    if (forced(game, moves) !== undefined) return;
    for (const { enemy, from, to } of moves) out.push({ type: 'move-enemy', enemy, from, to });
  },
  resolve(game, step, command) {
    if (command.type === 'move-enemy') enemyEnters(game, command.enemy, command.from, command.to, step.why);
  },
  run(game, step) {
    const move = forced(game, stepsInto(game, step.targets));
    if (move !== undefined) return enemyEnters(game, move.enemy, move.from, move.to, step.why);
    end(game);
    settleBases(game);
  },
};
