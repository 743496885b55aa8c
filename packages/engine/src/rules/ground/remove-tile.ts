import { emit } from '../../flow/emit.ts';
import type { TileData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { type Clause, GUARD_KINDS, KINDS } from '../../model/kinds.ts';
import { groundOf, mapState } from '../../model/lookup.ts';
import { NOWHERE, type Square, towerTop } from '../../model/square.ts';
import { eliminateCharacter } from '../combat/health.ts';
import { machinesAt } from '../machines/machines-at.ts';
import { takeUpTraps } from '../traps/take-up.ts';
import { loseObjectives } from './lose-objectives.ts';
import { bodyNamesAt, guardsAt } from './presence.ts';

/** R43: a tower goes with its top. */
function isOn(game: Game, map: number, { squares }: TileData, at: Square): boolean {
  return squares.includes(at) || (at === towerTop(map) && squares.includes(game.grounds[map]!.foot));
}

/** R43: whoever is there, in a hiding spot, critical or on the tower top, is eliminated. */
function loseCharacters(game: Game, map: number, tile: TileData, why: Clause): void {
  for (const character of game.characters)
    if (game.result === null && character.at !== NOWHERE && isOn(game, map, tile, character.at))
      eliminateCharacter(game, character, why);
}

/** R43: enemies and bodies to the reserve; a boss leaves the game alive. */
function loseEnemies(game: Game, at: Square, why: Clause): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = guardsAt(game, at, kind); left > 0; left--)
      emit(game, { type: 'guard-removed', guard: GUARD_KINDS[kind]!, at, why });
  }
  for (let names = bodyNamesAt(game, at); names.length > 0; names = bodyNamesAt(game, at))
    emit(game, { type: 'body-hidden', enemy: names[0]!, at, why });
  for (const { id, at: place, state } of game.bosses)
    if (place === at && state === 'standing') emit(game, { type: 'boss-lost', boss: id, at, why });
}

function loseBases(game: Game, at: Square, why: Clause): void {
  for (let left = mapState(game, at).bases[groundOf(game, at).index]!; left > 0; left--)
    emit(game, { type: 'red-base-removed', at, why });
}

/** R43: a tile goes whole with everything on it. */
export function removeTile(game: Game, map: number, tile: TileData, why: Clause): void {
  loseCharacters(game, map, tile, why);
  if (game.result !== null) return;
  const machines = tile.squares.flatMap((at) => machinesAt(game, at).map(({ id }) => id));
  for (const machine of machines) emit(game, { type: 'machine-removed', machine, why });
  for (const at of tile.squares) {
    loseEnemies(game, at, why);
    loseBases(game, at, why);
  }
  takeUpTraps(game, map, why, (at) => tile.squares.includes(at));
  emit(game, { type: 'ground-changed', map, change: { change: 'tile-removed', tile: tile.id }, why });
  loseObjectives(game, { squares: tile.squares, machines }, why);
}
