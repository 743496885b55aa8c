import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { groundIfAny, groundOf } from '../../model/lookup.ts';
import { columnOf, isDiagonal, mapOf, NOWHERE, rowOf, type Square } from '../../model/square.ts';
import { askFollowers } from '../allies/escort.ts';
import { isBound } from '../allies/escorted.ts';
import { isForbidden } from '../cards/quantity.ts';
import { leaveAndArrive } from '../enemies/hunt.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { forbiddenRefusal, placeRefusal } from './refusals.ts';

const DIAGONAL = refuse('diagonal', 'G2');
const WALL = refuse('wall', 'R13.1');
const NOT_NEARBY = refuse('not-nearby', 'R13.1');

const NEEDS_LADDER = refuse('needs-ladder', 'R44.3');

function edgeRefusal(from: Square, to: Square) {
  const down = Math.abs(rowOf(from) - rowOf(to));
  const right = Math.abs(columnOf(from) - columnOf(to));
  if (isDiagonal(from, to)) return DIAGONAL;
  return mapOf(from) === mapOf(to) && down + right === 1 ? WALL : NOT_NEARBY;
}

const NOBODY: readonly Character[] = [];

/** R32.5: an assassin and those who follow move as one. */
export function moveTo(game: Game, assassin: Character, along: readonly Character[], to: Square): void {
  const from = assassin.at;
  emit(game, { type: 'moved', by: assassin.id, to, why: 'R13.1' });
  for (const { id } of along) emit(game, { type: 'moved', by: id, to, why: ['R44.1', 'R32.5'] });
  leaveAndArrive(game, [assassin, ...along], from);
}

/** R13.1: to another nearby square of any type. R32: whoever leaves exposed may be hunted. */
export const move: ActionRule<'move'> = {
  type: 'move',
  rules: ['R13.1', 'R13.2', 'G2'],
  options(game, assassin, out) {
    if (placeRefusal(game, assassin) !== null) return;
    const { beside, roof, ladder } = groundOf(game, assassin.at);
    const byLadder = isBound(game, assassin) || isForbidden(game, assassin, 'no-climbing');
    for (let direction = 0; direction < 4; direction++) {
      const to = beside[direction]!;
      if (to === NOWHERE || (byLadder && !ladder[direction] && groundOf(game, to).roof !== roof)) continue;
      out.push({ type: 'move', by: assassin.id, to });
    }
  },
  resolve(game, { to }, assassin) {
    pay(game, assassin, 1, 'R13.1');
    if (!askFollowers(game, assassin, 'move', to)) moveTo(game, assassin, NOBODY, to);
  },
  refusal(game, { to }, assassin) {
    const place = placeRefusal(game, assassin) ?? payRefusal(assassin, 1);
    if (place !== null) return place;
    if (groundIfAny(game, to) === undefined) return NOT_NEARBY;
    const { beside, ladder, roof } = groundOf(game, assassin.at);
    const direction = beside.indexOf(to);
    if (direction < 0) return edgeRefusal(assassin.at, to);
    if (ladder[direction] || groundOf(game, to).roof === roof) return null;
    return isBound(game, assassin) ? NEEDS_LADDER : forbiddenRefusal(game, assassin, 'no-climbing');
  },
};
