import { enemiesOn, type Game, isOnMap, isTowerTop, mapOf, type Square } from '@bauta/engine';
import { type Catalogue, characterName } from '@bauta/text';
import type { SquareFigures } from '../mini-map/mini-map.tsx';

/** Whoever is on a tower is shown at its foot. */
const placeOf = ({ grounds }: Game, at: Square): Square => (isTowerTop(at) ? grounds[mapOf(at)]!.foot : at);

/** By square, the party by their letters and the enemies by their number. */
export function figuresIn(game: Game, catalogue: Catalogue): ReadonlyMap<Square, SquareFigures> {
  const found = new Map<Square, SquareFigures>();
  const add = (at: Square, more: Partial<SquareFigures>): void => {
    const { friends, enemies } = found.get(at) ?? { friends: '', enemies: 0 };
    found.set(at, { friends: friends + (more.friends ?? ''), enemies: enemies + (more.enemies ?? 0) });
  };
  for (const each of game.characters)
    if (isOnMap(each)) add(placeOf(game, each.at), { friends: characterName(catalogue, each.id).charAt(0) });
  for (const { present } of game.grounds)
    for (const square of present) {
      const enemies = enemiesOn(game, square);
      if (enemies > 0) add(square.at, { enemies });
    }
  return found;
}
