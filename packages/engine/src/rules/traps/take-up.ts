import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import type { Square } from '../../model/square.ts';
import { layAside } from '../effects/sources.ts';

/** D2: the traps of a map, or of some of its squares, are taken up without going off; their cards are laid aside (R24). */
export function takeUpTraps(game: Game, map: number, why: Clause, isThere: (at: Square) => boolean = () => true): void {
  for (const { card, at } of game.maps[map]!.traps) {
    if (!isThere(at)) continue;
    emit(game, { type: 'trap-taken-up', card, at, why: [why, 'D2'] });
    layAside(game, card, 'D2');
  }
}
