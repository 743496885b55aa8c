import type { Boss, Game } from '../../model/game.ts';
import { type BossId, type EnemyName, KINDS } from '../../model/kinds.ts';
import { bossOf, countsFrom, groundOf, kindIndex, mapState } from '../../model/lookup.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { lastingSum } from '../cards/quantity.ts';
import { countAt, enemyNamesAt, redBasesAt, roomAt } from '../ground/presence.ts';
import { guardsAboardAt, heldMachinesAt } from '../machines/machines-at.ts';
import { enemyCard } from './enemy.ts';

/** R30.7: no square, wall, or change of level without a ladder stands between. */
export function edgeOpen(game: Game, name: EnemyName, from: Square, direction: number): boolean {
  const ground = groundOf(game, from);
  const to = ground.beside[direction]!;
  if (to === NOWHERE) return false;
  return ground.roof === groundOf(game, to).roof || ground.ladder[direction]! || enemyCard(game, name).climbs;
}

/** R30.5, R48.4: guards who are neither on objective-base spaces nor aboard a machine. */
export function looseAt(game: Game, square: Square, kind: number): number {
  const { guards, based } = mapState(game, square);
  const index = countsFrom(game, square) + kind;
  return guards[index]! - based[index]! - guardsAboardAt(game, square, kind);
}

/** R33.1: one who stays, or goes only where its partner goes. */
function isRooted(game: Game, boss: BossId): boolean {
  const { movement } = bossOf(game, boss)!;
  return movement === 'stays' || movement === 'with-partner';
}

/** R30.7: those on objective-base spaces stay, and so do bosses whose card says so. */
export function freeToMove(game: Game, name: EnemyName, from: Square): number {
  const kind = kindIndex(name);
  if (kind >= 0) return looseAt(game, from, kind);
  return isRooted(game, name) ? 0 : countAt(game, name, from);
}

/** R30.5: guards of all kinds who hold no space and are in no machine. */
export function allFreeGuards(game: Game, square: Square): number {
  const { guards, based } = mapState(game, square);
  const from = countsFrom(game, square);
  let free = -heldMachinesAt(game, square).length;
  for (let index = from; index < from + KINDS; index++) free += guards[index]! - based[index]!;
  return free;
}

/** R33.1: the bosses who stand with it on its square and go where it goes. */
export function companionsOf(game: Game, name: EnemyName, from: Square): Boss[] {
  return game.bosses.filter(
    ({ id, at, state, movement }) =>
      state === 'standing' && at === from && movement === 'with-partner' && game.content.bosses[id]!.partner === name,
  );
}

/** How many figures come when all of that name go. */
export const figuresToMove = (game: Game, name: EnemyName, from: Square): number =>
  freeToMove(game, name, from) + (kindIndex(name) < 0 ? companionsOf(game, name, from).length : 0);

/** R30.7 whole: may one enemy of that name step from its square to a nearby one? A card may set red bases aside. */
export function canStep(game: Game, name: EnemyName, from: Square, to: Square, pastBases = false): boolean {
  const direction = groundOf(game, from).beside.indexOf(to);
  if (direction < 0 || !edgeOpen(game, name, from, direction)) return false;
  if (roomAt(game, to) <= 0 || freeToMove(game, name, from) <= 0) return false;
  return pastBases || redBasesAt(game, from) === 0;
}

/** R30.5: spaces of the square's objective base that no guard holds; none once the token is gone. */
export function freeSpacesAt(game: Game, square: Square): number {
  const { objective } = groundOf(game, square);
  if (objective < 0 || game.objectives[objective]!.at !== square) return 0;
  let free = game.content.memory.objectives[objective]!.spaces;
  const { based } = mapState(game, square);
  const from = countsFrom(game, square);
  for (let index = from; index < from + KINDS; index++) free -= based[index]!;
  return free;
}

/** R30.5: spaces left once the guards who have just come are put on theirs. */
export function spacesLeftAt(game: Game, square: Square): number {
  const free = freeSpacesAt(game, square);
  return free > 0 ? Math.max(0, free - allFreeGuards(game, square)) : 0;
}

/** R30.9: a red base or a free base space stops an enemy that has steps left. */
const stopsAt = (game: Game, name: EnemyName, square: Square): boolean =>
  redBasesAt(game, square) > 0 || (kindIndex(name) >= 0 && spacesLeftAt(game, square) > 0);

/** R30.2: squares it moves, by its card and what events change. */
export const stepsOf = (game: Game, name: EnemyName, from: Square): number =>
  enemyCard(game, name).steps + lastingSum(game, mapOf(from), 'enemy-steps', from);

/** R30.7: could an enemy of that name leave the square in that direction, if there is room and no red base holds it? */
export const couldMarch = (game: Game, name: EnemyName, from: Square, direction: number): boolean =>
  freeToMove(game, name, from) > 0 &&
  edgeOpen(game, name, from, direction) &&
  stepsOf(game, name, from) > 0 &&
  (kindIndex(name) >= 0 || bossOf(game, name)!.movement === 'guard');

/** R30.2: where the march of one who could ends, NOWHERE when the next square is full. */
export function marchTarget(game: Game, name: EnemyName, from: Square, direction: number): Square {
  let at = groundOf(game, from).beside[direction]!;
  if (roomAt(game, at) <= 0) return NOWHERE;
  for (let left = stepsOf(game, name, from) - 1; left > 0; left--) {
    if (stopsAt(game, name, at) || !edgeOpen(game, name, at, direction)) break;
    const next = groundOf(game, at).beside[direction]!;
    if (roomAt(game, next) <= 0) break;
    at = next;
  }
  return at;
}

export interface EnemyMove {
  enemy: EnemyName;
  from: Square;
  to: Square;
  count: number;
}

/** Every legal single step of enemies into one of the squares from those nearby. */
export function stepsInto(game: Game, targets: readonly Square[]): EnemyMove[] {
  const moves: EnemyMove[] = [];
  for (const to of targets) {
    for (const from of groundOf(game, to).nearby) {
      if (from === to) continue;
      for (const enemy of enemyNamesAt(game, from))
        if (canStep(game, enemy, from, to)) moves.push({ enemy, from, to, count: figuresToMove(game, enemy, from) });
    }
  }
  return moves;
}
