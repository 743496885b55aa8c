import { emit } from '../flow/emit.ts';
import type { Character, Game } from '../model/game.ts';
import type { CharacterId, Clause } from '../model/kinds.ts';
import { checkEnd, fail } from './ending.ts';
import { hpOf } from './queries/health.ts';

/** R31.3: hits beyond 0 HP are lost. R26.1: at 0 one falls critical. */
export function wound(game: Game, assassin: Character, hits: number, why: Clause): void {
  const hp = Math.min(hits, hpOf(game, assassin));
  if (hp <= 0) return;
  emit(game, { type: 'wounded', by: assassin.id, hp, why });
  if (hpOf(game, assassin) <= 0) emit(game, { type: 'fell', by: assassin.id, why: 'R26.1' });
}

/** R26.2: from critical to injured or full; incognito, without a test. */
export function heal(game: Game, assassin: Character, hp: number, why: Clause): void {
  const critical = assassin.status === 'critical';
  emit(game, { type: 'healed', by: assassin.id, hp: Math.min(hp, assassin.wounds), why: critical ? 'R26.2' : why });
}

/** R44.1: a mandatory objective is lost with it. */
const isToBeEscorted = (game: Game, ally: CharacterId): boolean =>
  game.content.memory.objectives.some(
    ({ kind, target, optional }, index) => kind === 'escort' && target === ally && !optional && !game.objectives[index]!.done,
  );

/** R26.3, R26.4 */
export function eliminateCharacter(game: Game, { id, ally }: Character, why: Clause): void {
  emit(game, { type: ally === '' ? 'assassin-eliminated' : 'ally-lost', by: id, why });
  if (ally !== '' && isToBeEscorted(game, id)) fail(game, 'ally-lost', 'R44.1', 'R6.1');
  checkEnd(game);
}
