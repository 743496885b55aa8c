import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyName, Why } from '../../model/kinds.ts';
import type { Square } from '../../model/square.ts';
import { countElimination } from '../objectives.ts';

/** R16.4: laid down as a body, which keeps its figure's place (R29.4). */
export function eliminateEnemy(game: Game, enemy: EnemyName, at: Square, why: Why): void {
  emit(game, { type: 'enemy-eliminated', enemy, at, why });
  countElimination(game, enemy);
}
