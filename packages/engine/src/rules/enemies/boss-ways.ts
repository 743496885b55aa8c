import type { Boss, Game } from '../../model/game.ts';
import { bossOf, groundOf } from '../../model/lookup.ts';
import { isTowerTop, mapOf, type Square } from '../../model/square.ts';
import { redBasesAt, roomAt } from '../ground/presence.ts';
import { edgeOpen, stepsOf } from './enemy-steps.ts';

/** No way leads there. */
export const FAR = Number.MAX_SAFE_INTEGER;

/** Steps from each square of the boss's map, by index, to the nearest target, along edges the boss can pass (R30.7). */
export function distances(game: Game, { id, at }: Boss, targets: readonly Square[]): number[] {
  const far = game.grounds[mapOf(at)]!.squares.map(() => FAR);
  for (const target of targets) far[groundOf(game, target).index] = 0;
  const queue = targets.slice();
  for (const square of queue) {
    const { beside, index } = groundOf(game, square);
    for (let direction = 0; direction < 4; direction++) {
      if (!edgeOpen(game, id, square, direction)) continue;
      const next = groundOf(game, beside[direction]!);
      if (far[next.index] !== FAR) continue;
      far[next.index] = far[index]! + 1;
      queue.push(next.at);
    }
  }
  return far;
}

/** R30.7, R30.9: where it can get by single steps; a square with a red base stops it. */
export function inReach(game: Game, { id, at }: Boss): Square[] {
  const found = [at];
  let edge = [at];
  for (let left = stepsOf(game, id, at); left > 0; left--) {
    edge = edge.filter((square) => redBasesAt(game, square) === 0).flatMap((square) => besides(game, id, square));
    found.push(...edge);
  }
  return [...new Set(found)];
}

const besides = (game: Game, boss: string, square: Square): Square[] =>
  groundOf(game, square).beside.filter((to, direction) => edgeOpen(game, boss, square, direction) && roomAt(game, to) > 0);

/** The squares in reach that are nearest to the targets, if any is nearer than its own. */
function nearer(game: Game, boss: Boss, targets: readonly Square[]): Square[] {
  if (targets.length === 0) return [];
  const far = distances(game, boss, targets);
  const squares = inReach(game, boss);
  const from = (square: Square) => far[groundOf(game, square).index]!;
  const nearest = Math.min(...squares.map(from));
  return nearest < from(boss.at) ? squares.filter((square) => from(square) === nearest) : [];
}

/** Where characters stand whom it could hunt: not those in hiding, on a tower, aboard (R48.4) or in critical condition. */
function quarry(game: Game, { at }: Boss, exposedOnly: boolean): Square[] {
  const there = game.characters.filter(
    (each) => each.status === 'active' && !each.inSpot && each.aboard === '' && mapOf(each.at) === mapOf(at),
  );
  return there.filter((each) => !isTowerTop(each.at) && (each.exposed || !exposedOnly)).map((each) => each.at);
}

const stands = (boss: Boss | undefined): boss is Boss => boss?.state === 'standing';

/** Does it stand and go a way of its own, not in the direction of the event? */
export const goesOwnWay = ({ state, movement }: Boss): boolean =>
  state === 'standing' && (movement === 'hunts' || movement === 'with-partner');

/** R33.1: where such a boss may go now; towards exposed characters if a way leads to one. */
export function ownWay(game: Game, boss: Boss): Square[] {
  if (boss.movement === 'hunts') {
    const seen = quarry(game, boss, true);
    const targets = seen.some((at) => distances(game, boss, [at])[groundOf(game, boss.at).index] !== FAR)
      ? seen
      : quarry(game, boss, false);
    return nearer(game, boss, targets);
  }
  const partner = bossOf(game, game.content.bosses[boss.id]!.partner);
  return stands(partner) && mapOf(partner.at) === mapOf(boss.at) ? nearer(game, boss, [partner.at]) : [];
}
