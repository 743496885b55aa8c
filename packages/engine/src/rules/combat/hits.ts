import { emit, note } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import type { BossId, EnemyName } from '../../model/kinds.ts';
import { bossOf, kindIndex, machineIfAny } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import type { Attack } from '../../model/step.ts';
import { lastingSum } from '../cards/quantity.ts';
import { countAt, enemyNamesAt } from '../ground/presence.ts';
import { damageMachine } from '../machines/machine.ts';
import { guardsAboardAt, heldMachinesAt } from '../machines/machines-at.ts';
import { eliminateEnemy } from './eliminate.ts';
import { hitsFor, shotsFor } from './immunity.ts';

/** R16.4: hits that eliminate a guard. R33.2: a boss loses 1 HP for as many hits as it has HP left. */
export const hitsNeeded = (game: Game, enemy: EnemyName, at: Square): number => {
  const kind = kindIndex(enemy);
  if (kind < 0) return bossOf(game, enemy)?.hp ?? machineIfAny(game, enemy)?.hp ?? 0;
  return Math.max(1, game.content.guards[kind]!.armour + lastingSum(game, mapOf(at), 'guard-armour', at));
};

/** R48.4: a guard aboard is hit only after the machine. */
const inTheOpen = (game: Game, enemy: EnemyName, at: Square): number =>
  countAt(game, enemy, at) - guardsAboardAt(game, at, kindIndex(enemy));

/** R16.4: one enemy at a time. Hits may be lost on one who has fallen, or be spread so thin that nobody falls. */
export function hitOptions(game: Game, step: Attack, out: Command[]): void {
  const { at, hits, felled } = step;
  let losable = felled ? hits : 0;
  for (const enemy of enemyNamesAt(game, at)) {
    const needed = hitsNeeded(game, enemy, at);
    const can = hitsFor(game, step, enemy);
    const count = inTheOpen(game, enemy, at);
    if (count > 0 && needed <= can) out.push({ type: 'strike', enemy });
    losable += Math.min(can, count * (needed - 1));
  }
  for (const { id, hp } of heldMachinesAt(game, at)) {
    if (hp <= hits) out.push({ type: 'strike', enemy: id });
    losable += hp - 1;
  }
  if (losable >= hits && out.length > 0) out.push({ type: 'spare' });
}

/** R33.2: 1 HP; at 0 it is eliminated. No hits: a card takes it. */
export function woundBoss(game: Game, boss: BossId, hits: number): void {
  emit(game, { type: 'boss-wounded', boss, hits, why: hits > 0 ? 'R33.2' : ['R33.2', 'G4'] });
  const { hp, at } = bossOf(game, boss)!;
  if (hp === 0) eliminateEnemy(game, boss, at, 'R33.3');
}

export function strike(game: Game, step: Attack, enemy: EnemyName): void {
  const needed = hitsNeeded(game, enemy, step.at);
  const isGuard = kindIndex(enemy) >= 0;
  const machine = isGuard ? undefined : machineIfAny(game, enemy);
  const ranged = step.ranged - shotsFor(game, step, enemy, needed);
  note(game, { ...step, hits: step.hits - needed, ranged, felled: step.felled || isGuard || needed === 1 });
  if (machine !== undefined) damageMachine(game, machine, needed, 1, ['R48.3', 'R33.2', 'R48.4', 'R16.1']);
  else if (isGuard) eliminateEnemy(game, enemy, step.at, 'R16.4');
  else woundBoss(game, enemy, needed);
}
