import { emit, end } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { impossible, mapState } from '../../model/lookup.ts';
import { mapOf, type Square, squareName } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { layAside } from '../effects/sources.ts';
import { takeEffect } from '../effects/take-effect.ts';
import { hasTrap } from './tread.ts';

/** D2: the card goes off and is laid aside by its colour (R24). */
function spring(game: Game, at: Square): void {
  const { card } = mapState(game, at).traps.find((trap) => trap.at === at) ?? impossible(`no trap on ${squareName(at)}`);
  emit(game, { type: 'trap-sprung', card, at, why: ['D2', 'R30.6'] });
  layAside(game, card, 'D2');
  takeEffect(game, { card, when: 'sprung', by: '', map: mapOf(at), at });
}

/** Those that have not gone off yet, or been taken up. */
const armed = (game: Game, { squares }: StepOf<'spring-traps'>): Square[] => squares.filter((at) => hasTrap(game, at));

/** D2, R30.6: after all movement of the step, and before its tests; players choose which of several goes off first. */
export const springTraps: StepRule<'spring-traps'> = {
  step: 'spring-traps',
  rules: ['D2', 'R30.6'],
  options(game, step, out) {
    const squares = armed(game, step);
    if (squares.length > 1) for (const at of squares) out.push({ type: 'spring', at });
  },
  resolve(game, _step, command) {
    if (command.type !== 'spring') return;
    spring(game, command.at);
  },
  run(game, step) {
    end(game);
    for (const at of armed(game, step)) spring(game, at);
  },
};
