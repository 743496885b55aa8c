import { emit, end, follow, note, noteUnderWay } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Character, Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { sumFor } from '../cards/quantity.ts';
import { enemiesAt, enemyNamesAt, redBasesAt } from '../ground/presence.ts';
import { assassinsArrive, consequences, enemyEnters, TESTED_AFTER_HUNT } from './arrival.ts';
import { settleBases } from './bases.ts';
import { canStep } from './enemy-steps.ts';

/** R32.5: one hunt if any of them is exposed. */
function beginHunt(game: Game, movers: readonly Character[], from: Square, enemies: number): void {
  const hunted = movers.find(({ exposed }) => exposed)!;
  const { id, at } = hunted;
  const half = Math.min(enemies, Math.max(0, Math.ceil(enemies / 2) + sumFor(game, hunted, 'hunters')));
  const why: Clause[] = movers.length > 1 ? ['R32.1', 'R13.2', 'R32.5'] : ['R32.1', 'R13.2'];
  emit(game, { type: 'hunt-begun', by: id, from, half, why });
  const ids = movers.map((mover) => mover.id);
  follow(game, { step: 'arrive', movers: ids, hunted: false });
  follow(game, { ...consequences(game, false, TESTED_AFTER_HUNT), except: ids });
  follow(game, { step: 'hunt', by: id, from, to: at, left: half, followed: 0 });
}

/** R13.2, R32.1: they have left `from` together; those who hunt follow, then the arrival is settled. */
export function leaveAndArrive(game: Game, movers: readonly Character[], from: Square): void {
  const enemies = enemiesAt(game, from);
  if (enemies > 0 && movers.some(({ exposed }) => exposed)) beginHunt(game, movers, from, enemies);
  else assassinsArrive(game, movers);
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
    if (followed > 0) {
      why.push('R20.4');
      noteUnderWay(game, 'arrive', (step) => ({ ...step, hunted: true }));
    }
    emit(game, { type: 'hunt-ended', by, followed, why });
    settleBases(game);
  },
};

/** After the hunters: incognito again where nobody is, or the arrival test (R13.2, R32.2). */
export const arrive: StepRule<'arrive'> = {
  step: 'arrive',
  rules: ['R13.2', 'R32.2', 'R32.5'],
  run(game, { movers, hunted }) {
    end(game);
    // R32.2: hunted, though a trap has left none of those who followed.
    if (hunted && enemiesAt(game, characterOf(game, movers[0]!).at) === 0) return;
    assassinsArrive(
      game,
      movers.map((id) => characterOf(game, id)),
    );
  },
};
