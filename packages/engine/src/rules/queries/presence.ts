import type { Character, Game } from '../../model/game.ts';
import { type EnemyName, GUARD_KINDS, KINDS, SQUARE_LIMIT } from '../../model/kinds.ts';
import { countsFrom, groundIfAny, groundOf, kindIndex, mapState } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';

function sumAt(game: Game, counts: readonly number[], square: Square): number {
  const from = groundOf(game, square).index * KINDS;
  return counts[from]! + counts[from + 1]! + counts[from + 2]! + counts[from + 3]! + counts[from + 4]!;
}

function bossesAt(game: Game, square: Square, state: 'standing' | 'body'): number {
  const { bosses } = game;
  let count = 0;
  for (let index = 0; index < bosses.length; index++) if (bosses[index]!.at === square && bosses[index]!.state === state) count++;
  return count;
}

/** Living enemies, guards and bosses. */
export const enemiesAt = (game: Game, square: Square): number =>
  sumAt(game, game.maps[mapOf(square)]!.guards, square) + bossesAt(game, square, 'standing');

export const bodiesAt = (game: Game, square: Square): number =>
  sumAt(game, game.maps[mapOf(square)]!.bodies, square) + bossesAt(game, square, 'body');

export const guardsAt = (game: Game, square: Square, kind: number): number =>
  mapState(game, square).guards[countsFrom(game, square) + kind]!;

export const basedAt = (game: Game, square: Square, kind: number): number =>
  mapState(game, square).based[countsFrom(game, square) + kind]!;

/** R29.4: how many more enemies the square takes; bodies make room. */
export const roomAt = (game: Game, square: Square): number => SQUARE_LIMIT - enemiesAt(game, square);

/** Each kind of living enemy on the square once: identical figures are one. */
export function enemyNamesAt(game: Game, square: Square): EnemyName[] {
  const names: EnemyName[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (guardsAt(game, square, kind) > 0) names.push(GUARD_KINDS[kind]!);
  for (const boss of game.bosses) if (boss.at === square && boss.state === 'standing') names.push(boss.id);
  return names;
}

export function bodyNamesAt(game: Game, square: Square): EnemyName[] {
  const { bodies } = mapState(game, square);
  const from = countsFrom(game, square);
  const names: EnemyName[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (bodies[from + kind]! > 0) names.push(GUARD_KINDS[kind]!);
  for (const boss of game.bosses) if (boss.at === square && boss.state === 'body') names.push(boss.id);
  return names;
}

/** How many living enemies of that name the square holds. */
export function countAt(game: Game, name: EnemyName, square: Square): number {
  const kind = kindIndex(name);
  if (kind >= 0) return guardsAt(game, square, kind);
  return game.bosses.some((boss) => boss.id === name && boss.at === square && boss.state === 'standing') ? 1 : 0;
}

/** R20.2: worn or loose. */
export function redBasesAt(game: Game, square: Square): number {
  let count = mapState(game, square).bases[groundOf(game, square).index]!;
  for (const assassin of game.characters) if (assassin.exposed && assassin.at === square) count++;
  return count;
}

export function isExposedAt(game: Game, square: Square): boolean {
  for (const assassin of game.characters) if (assassin.exposed && assassin.at === square) return true;
  return false;
}

export function exposedAt(game: Game, square: Square): Character[] {
  return game.characters.filter((assassin) => assassin.exposed && assassin.at === square);
}

/** R8.2, R26.1: can be detected there: not in a spot, not critical. */
export const isDetectableAt = (assassin: Character, square: Square): boolean =>
  assassin.at === square && assassin.status === 'active' && !assassin.exposed && !assassin.inSpot;

export const incognitoAt = (game: Game, square: Square): Character[] =>
  game.characters.filter((assassin) => isDetectableAt(assassin, square));

/** Most actions ask this: incognito always; exposed only with no enemy on the square. */
export const unhindered = (game: Game, assassin: Character): boolean =>
  !assassin.exposed || groundIfAny(game, assassin.at) === undefined || enemiesAt(game, assassin.at) === 0;

export const isOnMap = (assassin: Character): boolean => assassin.status === 'active' || assassin.status === 'critical';
