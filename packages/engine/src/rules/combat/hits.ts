import { emit, note } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyName } from '../../model/kinds.ts';
import { bossOf, kindIndex } from '../../model/lookup.ts';
import type { Attack } from '../../model/step.ts';
import { enemyNamesAt } from '../queries/presence.ts';
import { eliminateEnemy } from './eliminate.ts';

/** R16.4: hits that eliminate a guard. R33.2: a boss loses 1 HP for as many hits as it has HP left. */
const hitsNeeded = (game: Game, enemy: EnemyName): number => {
  const kind = kindIndex(enemy);
  return kind >= 0 ? game.content.guards[kind]!.armour : (bossOf(game, enemy)?.hp ?? 0);
};

/** R16.4: one enemy at a time. Hits may be lost on whoever was struck already, or on one they cannot harm. */
export function hitOptions(game: Game, { at, hits, struck }: Attack, out: Command[]): void {
  let spare = struck;
  for (const enemy of enemyNamesAt(game, at)) {
    if (hitsNeeded(game, enemy) <= hits) out.push({ type: 'strike', enemy });
    else spare = true;
  }
  if (spare && out.length > 0) out.push({ type: 'spare' });
}

function strikeBoss(game: Game, boss: EnemyName, hits: number): void {
  emit(game, { type: 'boss-wounded', boss, hits, why: 'R33.2' });
  const { hp, at } = bossOf(game, boss)!;
  if (hp === 0) eliminateEnemy(game, boss, at, 'R33.3');
}

export function strike(game: Game, step: Attack, enemy: EnemyName): void {
  const needed = hitsNeeded(game, enemy);
  note(game, { ...step, hits: step.hits - needed, struck: true });
  if (kindIndex(enemy) >= 0) eliminateEnemy(game, enemy, step.at, 'R16.4');
  else strikeBoss(game, enemy, needed);
}
