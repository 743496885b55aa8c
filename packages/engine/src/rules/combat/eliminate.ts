import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyName, Why } from '../../model/kinds.ts';
import { kindIndex } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { countElimination } from '../objectives/eliminate.ts';

/** R16.4: laid down as a body, which keeps its figure's place (R29.4). R33.3: the card of a boss may say that it leaves none. */
export function eliminateEnemy(game: Game, enemy: EnemyName, at: Square, why: Why): void {
  emit(game, { type: 'enemy-eliminated', enemy, at, why });
  if (kindIndex(enemy) < 0 && !game.content.bosses[enemy]!.body)
    emit(game, { type: 'body-removed', enemy, at, why: ['R33.3', 'G4'] });
  countElimination(game, enemy);
}
