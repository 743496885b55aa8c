import type { Character, Game } from '../../model/game.ts';
import type { GroundSquare } from '../../model/ground.ts';
import { type EnemyName, GUARD_KINDS, KINDS, SQUARE_LIMIT } from '../../model/kinds.ts';
import { countsFrom, groundIfAny, groundOf, kindIndex, mapState } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';

function sumOn(counts: readonly number[], { index }: GroundSquare): number {
  const from = index * KINDS;
  return counts[from]! + counts[from + 1]! + counts[from + 2]! + counts[from + 3]! + counts[from + 4]!;
}

function bossesAt(game: Game, square: Square, state: 'standing' | 'body'): number {
  const { bosses } = game;
  let count = 0;
  for (let index = 0; index < bosses.length; index++) if (bosses[index]!.at === square && bosses[index]!.state === state) count++;
  return count;
}

/** Living enemies, guards and bosses. */
export const enemiesOn = (game: Game, ground: GroundSquare): number =>
  sumOn(mapState(game, ground.at).guards, ground) + bossesAt(game, ground.at, 'standing');

export const enemiesAt = (game: Game, square: Square): number => enemiesOn(game, groundOf(game, square));

export const bodiesAt = (game: Game, square: Square): number =>
  sumOn(mapState(game, square).bodies, groundOf(game, square)) + bossesAt(game, square, 'body');

export const guardsAt = (game: Game, square: Square, kind: number): number =>
  mapState(game, square).guards[countsFrom(game, square) + kind]!;

/** R29.4: how many more enemies the square takes; bodies make room. */
export const roomAt = (game: Game, square: Square): number => SQUARE_LIMIT - enemiesAt(game, square);

/** Every set of guard kinds as a list, ready made: by the sum of 1 << kind. */
const KIND_SETS: readonly (readonly EnemyName[])[] = Array.from({ length: 1 << KINDS }, (_, set) =>
  GUARD_KINDS.filter((_name, kind) => (set & (1 << kind)) !== 0),
);

function kindsOn(counts: readonly number[], { index }: GroundSquare): readonly EnemyName[] {
  let set = 0;
  for (let kind = 0; kind < KINDS; kind++) if (counts[index * KINDS + kind]! > 0) set |= 1 << kind;
  return KIND_SETS[set]!;
}

function withBosses(game: Game, kinds: readonly EnemyName[], square: Square, state: 'standing' | 'body'): readonly EnemyName[] {
  if (bossesAt(game, square, state) === 0) return kinds;
  const names = kinds.slice();
  for (const boss of game.bosses) if (boss.at === square && boss.state === state) names.push(boss.id);
  return names;
}

/** Each kind of living enemy on the square once: identical figures are one. */
export const enemyNamesAt = (game: Game, square: Square): readonly EnemyName[] =>
  withBosses(game, kindsOn(mapState(game, square).guards, groundOf(game, square)), square, 'standing');

export const bodyNamesAt = (game: Game, square: Square): readonly EnemyName[] =>
  withBosses(game, kindsOn(mapState(game, square).bodies, groundOf(game, square)), square, 'body');

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

/** R8.2, R26.1, R48.2, D1: can be detected there: not in a spot, not critical, not aboard, in no guard's uniform. */
export const isDetectableAt = ({ at, status, exposed, inSpot, aboard, disguise }: Character, square: Square): boolean =>
  at === square && status === 'active' && !exposed && !inSpot && aboard === '' && disguise < 0;

export const incognitoAt = (game: Game, square: Square): Character[] =>
  game.characters.filter((assassin) => isDetectableAt(assassin, square));

/** Most actions ask this: incognito always; exposed only with no enemy on the square. */
export const unhindered = (game: Game, assassin: Character): boolean =>
  !assassin.exposed || groundIfAny(game, assassin.at) === undefined || enemiesAt(game, assassin.at) === 0;

/** R5.2, R13.3: what the rules say of assassins alone skips allies. */
export const isAssassin = ({ ally }: Character): boolean => ally === '';

/** R31.1, R44.2: whom enemies attack: the exposed, but for an ally without HP. */
export const isTarget = (game: Game, character: Character): boolean =>
  character.exposed && (character.ally === '' || game.content.allies[character.ally]!.hp > 0);

export const isOnMap = (assassin: Character): boolean => assassin.status === 'active' || assassin.status === 'critical';
