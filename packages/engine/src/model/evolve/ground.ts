import type { MapData } from '../content.ts';
import type { Game, MapState } from '../game.ts';
import { changedGround } from '../ground.ts';
import { bossOf, impossible, objectiveIndex } from '../lookup.ts';
import { type MapChange, tileOn, withChange } from '../map-change.ts';
import { NOWHERE, type Square } from '../square.ts';
import type { Evolvers } from './evolvers.ts';

/** What was laid and removed since set-up, and the ground that comes of it. */
export function setMapChanges(game: Game, map: number, changes: readonly MapChange[]): void {
  game.maps[map]!.changes = changes;
  game.grounds = game.grounds.with(map, changedGround(game.content.memory, map, changes));
}

/** What lay on a tile goes with it. */
function forgetTile(game: Game, state: MapState, map: number, tile: string, squares: readonly Square[]): void {
  state.chests = state.chests.filter((at) => !squares.includes(at));
  if (state.marked !== null) state.marked = state.marked.filter((id) => id !== tile);
  game.happened = game.happened.map((each) => (squares.includes(each.at) ? { ...each, at: NOWHERE } : each));
  for (const { at, index } of game.grounds[map]!.squares) {
    if (!squares.includes(at)) continue;
    state.entered[index] = 0;
    state.pushedOut[index] = 0;
  }
}

const wasRemoved = ({ changes }: MapState, tile: string): boolean =>
  changes.some((each) => each.change === 'tile-removed' && each.tile === tile);

/** R43: what was on a tile when it went is gone, so that only a new one brings its chests. */
function bringChests(state: MapState, data: MapData, tile: string): void {
  if (wasRemoved(state, tile)) return;
  const { squares } = tileOn(data, tile);
  state.chests = [...state.chests, ...data.chests.filter((at) => squares.includes(at))];
}

export const groundEvolvers: Evolvers<'ground-changed' | 'tiles-marked' | 'boss-lost' | 'objective-lost'> = {
  'ground-changed': (game, { map, change }) => {
    const data = game.content.memory.maps[map]!;
    const state = game.maps[map]!;
    if (change.change === 'tile-removed') forgetTile(game, state, map, change.tile, tileOn(data, change.tile).squares);
    if (change.change === 'tile-laid') bringChests(state, data, change.tile);
    setMapChanges(game, map, withChange(data, state.changes, change));
  },
  'tiles-marked': (game, { map, tiles }) => {
    game.maps[map]!.marked = tiles;
  },
  'boss-lost': (game, { boss }) => {
    Object.assign(bossOf(game, boss) ?? impossible(`no boss ${boss}`), { state: 'lost', at: NOWHERE });
  },
  'objective-lost': (game, { objective }) => {
    Object.assign(game.objectives[objectiveIndex(game, objective)]!, { lost: true, at: NOWHERE, carrier: '' });
  },
};
