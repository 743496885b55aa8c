import { emit, end, follow, note } from '../flow/emit.ts';
import type { StepRule } from '../flow/step-rule.ts';
import type { Assassin, Game } from '../model/game.ts';
import type { Clause } from '../model/kinds.ts';
import { assassinOf } from '../model/lookup.ts';
import type { Square } from '../model/square.ts';
import { assassinArrives, consequences, enemyEnters } from './arrival.ts';
import { settleBases } from './bases.ts';
import { canStep } from './queries/enemy-steps.ts';
import { enemiesAt, enemyNamesAt, redBasesAt } from './queries/presence.ts';

/** R13.2, R32.1: an assassin has left `from`; those who hunt follow, then the arrival is settled. */
export function leaveAndArrive(game: Game, assassin: Assassin, from: Square): void {
  const enemies = enemiesAt(game, from);
  if (!assassin.exposed || enemies === 0) {
    assassinArrives(game, assassin);
    return;
  }
  const half = Math.ceil(enemies / 2);
  emit(game, { type: 'hunt-begun', by: assassin.id, from, half, why: ['R32.1', 'R13.2'] });
  follow(game, { step: 'arrive', by: assassin.id });
  follow(game, consequences(game, false, 'R32.3'));
  follow(game, { step: 'hunt', by: assassin.id, from, to: assassin.at, left: half, followed: 0 });
}

/** R32.1: half of them, one at a time, players choose among those able to move (R30.7, R32.4). */
export const hunt: StepRule<'hunt'> = {
  step: 'hunt',
  rules: ['R32.1', 'R32.4'],
  options(game, { from, to, left }, out) {
    if (left === 0) return;
    for (const enemy of enemyNamesAt(game, from)) if (canStep(game, enemy, from, to)) out.push({ type: 'hunt', enemy, from });
  },
  resolve(game, step, command) {
    if (command.type !== 'hunt') return;
    note(game, { ...step, left: step.left - 1, followed: step.followed + 1 });
    enemyEnters(game, command.enemy, step.from, step.to, ['R32.1', 'R32.3']);
  },
  run(game, { by, from, followed, left }) {
    end(game);
    const held: Clause = redBasesAt(game, from) > 0 ? 'R32.4' : 'R30.7';
    const why: Clause[] = left > 0 ? ['R32.2', held] : ['R32.2'];
    if (followed > 0) why.push('R20.4');
    emit(game, { type: 'hunt-ended', by, followed, why });
    settleBases(game);
  },
};

/** After the hunters: incognito again where nobody is, or the arrival test (R13.2, R32.2). */
export const arrive: StepRule<'arrive'> = {
  step: 'arrive',
  rules: ['R13.2', 'R32.2'],
  run(game, { by }) {
    end(game);
    const assassin = assassinOf(game, by);
    if (assassin.status === 'active') assassinArrives(game, assassin);
  },
};
