import { emit } from '../../../flow/emit.ts';
import type { Game } from '../../../model/game.ts';
import { groundOf } from '../../../model/lookup.ts';
import type { TileId } from '../../../model/map-change.ts';
import { assassinArrives } from '../../enemies/arrival.ts';
import { changeWhenDone } from '../../ground/change-ground.ts';
import { beginCollapse } from '../../ground/collapse.ts';
import { type FoundTile, findTile, isTurned } from '../../ground/tiles.ts';
import type { EffectVerb } from '../effect-verb.ts';

const isThere = (game: Game, id: TileId): boolean => findTile(game, id)?.laid === true;

export const removeTileVerb: EffectVerb<'remove-tile'> = {
  do: 'remove-tile',
  run: (game, _step, { tile }) => changeWhenDone(game, tile, false),
  possible: (game, _step, { tile }) => isThere(game, tile),
};

export const layTileVerb: EffectVerb<'lay-tile'> = {
  do: 'lay-tile',
  run: (game, _step, { tile }) => changeWhenDone(game, tile, true),
  possible: (game, _step, { tile }) => findTile(game, tile)?.laid === false,
};

/** R8.3: whoever hid in a roof garden that is none any more stands on the square. */
function leaveLostSpots(game: Game, { tile }: FoundTile): void {
  for (const character of game.characters) {
    if (!character.inSpot || !tile.squares.includes(character.at) || groundOf(game, character.at).spot !== '') continue;
    emit(game, { type: 'spot-left', by: character.id, why: ['G4', 'R7.2'] });
    assassinArrives(game, character);
  }
}

/** Figures and tokens stay where they are (R11.2); ground, walls and ladders are those of the other face. */
export const turnTile: EffectVerb<'turn-tile'> = {
  do: 'turn-tile',
  run(game, _step, { tile: id }) {
    const found = findTile(game, id)!;
    const change = { change: 'tile-turned', tile: id, turned: !isTurned(game, found) } as const;
    emit(game, { type: 'ground-changed', map: found.map, change, why: 'G4' });
    leaveLostSpots(game, found);
  },
  possible: (game, _step, { tile }) => isThere(game, tile) && findTile(game, tile)!.tile.turned.length > 0,
};

export const collapseVerb: EffectVerb<'collapse'> = {
  do: 'collapse',
  run: (game, _step, { tile }) => beginCollapse(game, tile),
  possible: (game, _step, { tile }) => isThere(game, tile),
};
