import type { Game, Machine } from '../../model/game.ts';
import { type EnemyName, KINDS } from '../../model/kinds.ts';
import { countsFrom, kindName, mapState } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { lastingSum } from '../cards/quantity.ts';
import { heldMachinesAt } from '../machines/machines-at.ts';
import { enemyCard, enemyDice } from './enemy.ts';

export type WeaponReach = 'melee' | 'ranged' | 'any';

const isOf = (reach: WeaponReach, ranged: boolean): boolean => reach === 'any' || (reach === 'ranged') === ranged;

/** R48.5: what a guard aboard has more with the machine's weapon than with its own. */
function dueToMachine(game: Game, { id, guard, at }: Machine, reach: WeaponReach, more: number): number {
  const { dice, ranged } = game.content.machines[id]!;
  if (dice === 0) return 0;
  const name = kindName(guard);
  const own = isOf(reach, enemyCard(game, name).ranged) ? Math.max(0, enemyDice(game, name, mapOf(at)) + more) : 0;
  return (isOf(reach, ranged) ? Math.max(0, dice + lastingSum(game, mapOf(at), 'enemy-dice') + more) : 0) - own;
}

interface Changed {
  /** Dice that each of them has more. */
  each: number;
  /** Whose dice do not count. */
  without: EnemyName;
}
const AS_THEY_ARE: Changed = { each: 0, without: '' };

/** Of one of them. */
function diceOf(game: Game, enemy: EnemyName, square: Square, reach: WeaponReach, { each, without }: Changed): number {
  if (enemy === without || !isOf(reach, enemyCard(game, enemy).ranged)) return 0;
  return Math.max(0, enemyDice(game, enemy, mapOf(square)) + each);
}

/** R31.4: the dice of the square's enemies with melee or ranged weapons. */
export function enemyDiceAt(game: Game, square: Square, reach: WeaponReach, changed = AS_THEY_ARE): number {
  const from = countsFrom(game, square);
  const { guards } = mapState(game, square);
  let dice = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = guards[from + kind]!;
    if (count > 0) dice += count * diceOf(game, kindName(kind), square, reach, changed);
  }
  for (const boss of game.bosses)
    if (boss.at === square && boss.state === 'standing') dice += diceOf(game, boss.id, square, reach, changed);
  for (const machine of heldMachinesAt(game, square))
    if (kindName(machine.guard) !== changed.without) dice += dueToMachine(game, machine, reach, changed.each);
  return dice;
}
