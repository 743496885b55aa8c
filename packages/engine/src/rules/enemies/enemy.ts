import type { EnemyCard } from '../../model/content.ts';
import type { Character, Game } from '../../model/game.ts';
import { type EnemyName, KINDS } from '../../model/kinds.ts';
import { impossible, kindIndex, mapState } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { lastingSum, ownSum } from '../cards/quantity.ts';
import { guardsAt } from '../ground/presence.ts';

/** R33.1: the column of a boss card, set at the start of the memory. */
const column = (game: Game): number => game.setup.party.length - 2;

export const bossHp = (game: Game, boss: string): number =>
  game.content.bosses[boss]?.hp[column(game)] ?? impossible(`no boss ${boss}`);

type Common = Pick<EnemyCard, 'ranged' | 'steps' | 'climbs' | 'eyes'>;

export function enemyCard(game: Game, name: EnemyName): Common {
  const kind = kindIndex(name);
  return (kind >= 0 ? game.content.guards[kind] : game.content.bosses[name]) ?? impossible(`no enemy ${name}`);
}

/** R31.4, R33.1: attack dice on the enemy's card. */
export function enemyDice(game: Game, name: EnemyName, map: number): number {
  const kind = kindIndex(name);
  const dice = kind >= 0 ? game.content.guards[kind]!.dice : game.content.bosses[name]!.dice[column(game)]!;
  return Math.max(0, dice + lastingSum(game, map, 'enemy-dice'));
}

/** R22.2: dice that all enemies of the square roll together. */
export function eyesAt(game: Game, square: Square): number {
  let eyes = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = guardsAt(game, square, kind);
    if (count > 0) eyes += count * game.content.guards[kind]!.eyes;
  }
  for (const boss of game.bosses) if (boss.at === square && boss.state === 'standing') eyes += game.content.bosses[boss.id]!.eyes;
  return eyes;
}

/** R22.3: `alarm` counts while the alert of the square's map is raised. */
export const isRaised = (game: Game, square: Square): boolean => mapState(game, square).alert === 'raised';

/** Lasting changes to a test's dice on the square's map; never below none. */
export const testDice = (game: Game, square: Square, eyes: number): number =>
  Math.max(0, eyes + lastingSum(game, mapOf(square), 'detection-dice', square));

/** The dice of a test that one character is rolled for, with what their own cards change. */
export const ownTestDice = (game: Game, character: Character, dice: number): number =>
  Math.max(0, dice + ownSum(game, character, 'detection-dice'));
