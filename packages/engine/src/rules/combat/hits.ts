import { emit, note } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyName } from '../../model/kinds.ts';
import { bossOf, kindIndex } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import type { Attack } from '../../model/step.ts';
import { countAt, enemyNamesAt } from '../queries/presence.ts';
import { lastingSum } from '../queries/quantity.ts';
import { eliminateEnemy } from './eliminate.ts';

/** R16.4: hits that eliminate a guard. R33.2: a boss loses 1 HP for as many hits as it has HP left. */
const hitsNeeded = (game: Game, enemy: EnemyName, at: Square): number => {
  const kind = kindIndex(enemy);
  if (kind < 0) return bossOf(game, enemy)?.hp ?? 0;
  return Math.max(1, game.content.guards[kind]!.armour + lastingSum(game, mapOf(at), 'guard-armour', at));
};

/** R16.4: one enemy at a time. Hits may be lost on one who has fallen, or be spread so thin that nobody falls. */
export function hitOptions(game: Game, { at, hits, felled }: Attack, out: Command[]): void {
  let losable = felled ? hits : 0;
  for (const enemy of enemyNamesAt(game, at)) {
    const needed = hitsNeeded(game, enemy, at);
    if (needed <= hits) out.push({ type: 'strike', enemy });
    losable += countAt(game, enemy, at) * (needed - 1);
  }
  if (losable >= hits && out.length > 0) out.push({ type: 'spare' });
}

function strikeBoss(game: Game, boss: EnemyName, hits: number): void {
  emit(game, { type: 'boss-wounded', boss, hits, why: 'R33.2' });
  const { hp, at } = bossOf(game, boss)!;
  if (hp === 0) eliminateEnemy(game, boss, at, 'R33.3');
}

export function strike(game: Game, step: Attack, enemy: EnemyName): void {
  const needed = hitsNeeded(game, enemy, step.at);
  const isGuard = kindIndex(enemy) >= 0;
  note(game, { ...step, hits: step.hits - needed, felled: step.felled || isGuard || needed === 1 });
  if (isGuard) eliminateEnemy(game, enemy, step.at, 'R16.4');
  else strikeBoss(game, enemy, needed);
}
