import type { Card } from '../model/content.ts';
import type { Game, Refusal } from '../model/game.ts';
import { groundIfAny, mapState } from '../model/lookup.ts';
import { squareName } from '../model/square.ts';
import { hasTrap } from '../rules/traps/tread.ts';
import { refuse } from './arrange-figures.ts';
import type { Arrangement } from './arrangement.ts';

const isTrap = (card: Card | undefined): boolean =>
  card?.kind === 'equipment' && card.effects.some(({ when }) => when === 'sprung');

/** D2: at most one a square. */
export function arrangeTraps(game: Game, traps: Arrangement['traps'] = []): Refusal | null {
  for (const { card, at } of traps) {
    if (groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', squareName(at));
    if (!isTrap(game.content.cards[card])) return refuse('no-trap', 'D2', `${squareName(at)} ${card}`);
    if (hasTrap(game, at)) return refuse('trap-there-already', 'D2', squareName(at));
    const map = mapState(game, at);
    map.traps = [...map.traps, { card, at }];
  }
  return null;
}
