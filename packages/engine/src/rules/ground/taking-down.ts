import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { objectiveAt } from '../objectives/objective-at.ts';
import { takeUpTraps } from '../traps/take-up.ts';
import { inPlayFrom, mapsInPlay } from './maps.ts';

/** Of a boss, a machine, or a character. */
const figureAt = (game: Game, name: string): Square =>
  [...game.bosses, ...game.machines, ...game.characters].find(({ id }) => id === name)?.at ?? NOWHERE;

/** R50.3: an objective belongs to the map of its square, of where it is to be brought, or of its boss, ally or carrier; one that names none to every map. */
function isOpenOn(game: Game, index: number, map: number): boolean {
  const { done, lost, revealed, carrier } = game.objectives[index]!;
  if (done || lost || !revealed) return !done && !lost;
  const { to, target } = game.content.memory.objectives[index]!;
  const at = objectiveAt(game, index);
  const place = at === NOWHERE ? figureAt(game, carrier || target) : at;
  if (place === NOWHERE && to === NOWHERE) return true;
  return mapOf(place) === map || mapOf(to) === map;
}

function hasAssassin(game: Game, map: number): boolean {
  for (let index = 0; index < game.setup.party.length; index++) if (mapOf(game.characters[index]!.at) === map) return true;
  return false;
}

function hasObjective(game: Game, map: number): boolean {
  for (let index = 0; index < game.objectives.length; index++) if (isOpenOn(game, index, map)) return true;
  return false;
}

/** R50.3: allies and machines left there are gone with it; R9.3: a tower card that nobody has seen goes back unseen. */
function takeDown(game: Game, map: number): void {
  for (const { id, at } of game.characters) if (mapOf(at) === map) emit(game, { type: 'left', by: id, why: 'R50.3' });
  for (const { id, at } of game.machines)
    if (mapOf(at) === map) emit(game, { type: 'machine-removed', machine: id, why: 'R50.3' });
  takeUpTraps(game, map, 'R50.3');
  const { tower, synchronised } = game.maps[map]!;
  emit(game, { type: 'map-taken-down', map, why: tower === '' || synchronised ? 'R50.3' : ['R50.3', 'R9.3'] });
  if (mapsInPlay(game) === 1) emit(game, { type: 'back-shown', map: inPlayFrom(game, 0), why: 'R50.3' });
}

/** R50.3, at the moments of G5: a map with no assassin and no objective left, optional ones included; never the last map. */
export function takeDownMaps(game: Game): boolean {
  const before = mapsInPlay(game);
  for (let map = 0; map < game.maps.length && mapsInPlay(game) > 1; map++)
    if (!game.maps[map]!.down && !hasAssassin(game, map) && !hasObjective(game, map)) takeDown(game, map);
  return mapsInPlay(game) < before;
}
