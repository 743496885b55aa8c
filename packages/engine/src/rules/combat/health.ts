import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CharacterId, Clause } from '../../model/kinds.ts';
import { dropBurdens } from '../objectives/carry.ts';
import { checkEnd, fail } from '../objectives/ending.ts';
import { hpOf } from './hp.ts';

/** R31.3: hits beyond 0 HP are lost. R26.1: at 0 one falls critical. */
export function wound(game: Game, assassin: Character, hits: number, why: Clause): void {
  const hp = Math.min(hits, hpOf(game, assassin));
  if (hp <= 0) return;
  emit(game, { type: 'wounded', by: assassin.id, hp, why });
  if (hpOf(game, assassin) > 0) return;
  const { id, aboard } = assassin;
  if (aboard !== '') emit(game, { type: 'machine-left', machine: aboard, by: id, why: 'R26.1' });
  emit(game, { type: 'fell', by: id, why: 'R26.1' });
  dropBurdens(game, assassin);
}

/** R26.2: from critical to injured or full; incognito, without a test. */
export function heal(game: Game, assassin: Character, hp: number, why: Clause): void {
  const critical = assassin.status === 'critical';
  emit(game, { type: 'healed', by: assassin.id, hp: Math.min(hp, assassin.wounds), why: critical ? 'R26.2' : why });
}

/** R44.1: the objective is lost with the ally; R6.1: a mandatory one fails the memory. */
function loseEscort(game: Game, ally: CharacterId): void {
  game.content.memory.objectives.forEach(({ id, kind, target, optional }, index) => {
    if (kind !== 'escort' || target !== ally || game.objectives[index]!.done || game.objectives[index]!.lost) return;
    emit(game, { type: 'objective-lost', objective: id, why: 'R44.1' });
    if (!optional) fail(game, 'ally-lost', 'R44.1', 'R6.1');
  });
}

/** R26.3, R26.4 */
export function eliminateCharacter(game: Game, character: Character, why: Clause): void {
  const { id, ally } = character;
  dropBurdens(game, character);
  emit(game, { type: ally === '' ? 'assassin-eliminated' : 'ally-lost', by: id, why });
  if (ally !== '') loseEscort(game, id);
  checkEnd(game);
}
