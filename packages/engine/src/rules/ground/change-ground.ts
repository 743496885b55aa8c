import { end, insert } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import type { TileId } from '../../model/map-change.ts';
import { isAtRest } from '../effects/happenings.ts';
import { layTile } from './lay-tile.ts';
import { removeTile } from './remove-tile.ts';
import { findTile } from './tiles.ts';

/** Tiles come and go once the action or step under way is done, so that nothing unfinished speaks of a square that is gone. */
export function changeWhenDone(game: Game, tile: TileId, laid: boolean): void {
  const at = game.stack.findLastIndex(({ step }) => isAtRest(step));
  insert(game, game.stack.length - 1 - at, { step: 'change-ground', tile, laid });
}

export const changeGround: StepRule<'change-ground'> = {
  step: 'change-ground',
  rules: ['G4'],
  run(game, { tile: id, laid }) {
    end(game);
    const found = findTile(game, id);
    if (found === null || found.laid === laid) return;
    if (laid) layTile(game, found.map, found.tile, 'G4');
    else removeTile(game, found.map, found.tile, 'G4');
  },
};
