import type { MapData, TileData } from './content.ts';
import type { Clause, Direction, Entrance } from './kinds.ts';
import { impossible } from './lookup.ts';
import type { Square } from './square.ts';

export type TileId = string;

/** What has changed on a map since it was laid; a later one of the same thing takes the place of the earlier. */
export type MapChange =
  | { change: 'tile-removed'; tile: TileId }
  | { change: 'tile-laid'; tile: TileId }
  | { change: 'tile-turned'; tile: TileId; turned: boolean }
  | { change: 'wall'; at: Square; side: Direction; set: boolean }
  | { change: 'ladder'; at: Square; side: Direction; set: boolean }
  | { change: 'entrance'; at: Square; letter: Entrance; set: boolean }
  | { change: 'station'; at: Square; set: boolean }
  | { change: 'restricted'; at: Square; set: boolean }
  /** R1.4: the markers with the number of the rule have left the map. */
  | { change: 'rule-shown'; rule: Clause };

/** What a change is about. */
function subjectOf(change: MapChange): string {
  switch (change.change) {
    case 'tile-removed':
    case 'tile-laid':
      return `tile ${change.tile}`;
    case 'tile-turned':
      return `face ${change.tile}`;
    case 'wall':
    case 'ladder':
      return `${change.change} ${change.at} ${change.side}`;
    case 'entrance':
      return `entrance ${change.at} ${change.letter}`;
    case 'rule-shown':
      return `rule ${change.rule}`;
    default:
      return `${change.change} ${change.at}`;
  }
}

/** A removed tile takes along what had changed on it. */
function liesOn(squares: readonly Square[], tile: TileId, change: MapChange): boolean {
  if ('tile' in change) return change.tile === tile;
  return 'at' in change && squares.includes(change.at);
}

export const tileOn = (map: MapData, tile: TileId): TileData =>
  map.tiles.find(({ id }) => id === tile) ?? impossible(`no tile ${tile}`);

/** Some tiles wait aside until a card lays them. */
export function isLaid({ id, aside }: TileData, changes: readonly MapChange[]): boolean {
  for (const each of changes) {
    if (each.change === 'tile-laid' && each.tile === id) return true;
    if (each.change === 'tile-removed' && each.tile === id) return false;
  }
  return !aside;
}

export function withChange(map: MapData, changes: readonly MapChange[], change: MapChange): readonly MapChange[] {
  const subject = subjectOf(change);
  const others = changes.filter((each) => subjectOf(each) !== subject);
  if (change.change !== 'tile-removed') return [...others, change];
  const { squares } = tileOn(map, change.tile);
  return [...others.filter((each) => !liesOn(squares, change.tile, each)), change];
}
