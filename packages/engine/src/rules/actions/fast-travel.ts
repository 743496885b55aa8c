import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { groundIfAny, groundOf } from '../../model/lookup.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { askFollowers } from '../allies/escort.ts';
import { lastingSum } from '../cards/quantity.ts';
import { slipAway } from '../detection/exposure.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { isAssassin } from '../ground/presence.ts';
import { leaveWithBurdens } from '../objectives/carry.ts';
import { checkEnd, mandatoryDone } from '../objectives/ending.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { enemyRefusal, forbiddenRefusal, placeRefusal } from './refusals.ts';

const NO_STATION = refuse('no-station-here', 'R15.1');
const NO_STATION_THERE = refuse('no-station-there', 'R15.1');
const TAKEN_DOWN = refuse('map-taken-down', 'R50.3');
const CLOSED = refuse('forbidden-by-card', 'R50.1');
const SAME_STATION = refuse('same-station', 'R15.1');

function stationRefusal(game: Game, assassin: Character): Refusal | null {
  const place = placeRefusal(game, assassin);
  if (place !== null) return place;
  if (!groundOf(game, assassin.at).station) return NO_STATION;
  return forbiddenRefusal(game, assassin, 'no-stations') ?? enemyRefusal(game, assassin, 'R15.2');
}

/** R50.1: a card that closes the stations of a map lets nobody in by them either. */
const isClosed = (game: Game, to: Square): boolean =>
  game.lasting.length > 0 && lastingSum(game, mapOf(to), 'no-stations', to) > 0;

/** R5.3: all is done, and only the critical are left on a map. */
const awaitsCritical = (game: Game, { id }: Character): boolean =>
  mandatoryDone(game) &&
  game.characters.some((other) => isAssassin(other) && other.status === 'critical') &&
  game.characters.every((other) => !isAssassin(other) || other.id === id || other.status !== 'active');

export function leaveMap(game: Game, assassin: Character): void {
  slipAway(game, assassin, 'R15.2');
  const why = awaitsCritical(game, assassin) ? ['R15.1', 'R15.3', 'R5.3'] : ['R15.1', 'R15.3'];
  leaveWithBurdens(game, assassin);
  emit(game, { type: 'left', by: assassin.id, why });
  checkEnd(game);
}

/** R15.1: for good. Nothing can be done by or happen to them any more. */
export const leave: ActionRule<'leave'> = {
  type: 'leave',
  rules: ['R15.1', 'R15.2', 'R15.3'],
  options(game, assassin, out) {
    if (stationRefusal(game, assassin) === null) out.push({ type: 'leave', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R15.1');
    if (!askFollowers(game, assassin, 'leave', NOWHERE)) leaveMap(game, assassin);
  },
  refusal: (game, _command, assassin) => stationRefusal(game, assassin) ?? payRefusal(assassin, 1),
};

export function travelTo(game: Game, assassin: Character, to: Square): void {
  slipAway(game, assassin, 'R15.2');
  const why = mapOf(to) === mapOf(assassin.at) ? ['R15.1', 'R15.3'] : ['R15.1', 'R15.3', 'R50.1'];
  emit(game, { type: 'moved', by: assassin.id, to, why });
  assassinArrives(game, assassin);
}

/** R15.1: back in on the very square only while exposed: otherwise it would change nothing. */
const leadsNowhere = ({ at, exposed }: Character, to: Square): boolean => to === at && !exposed;

/** R15.1: straight back in on any station of any map; R15.2: incognito, with a test if enemies are there. */
export const travel: ActionRule<'travel'> = {
  type: 'travel',
  rules: ['R15.1', 'R15.2', 'R15.3'],
  options(game, assassin, out) {
    if (stationRefusal(game, assassin) !== null) return;
    for (const { stations } of game.grounds)
      for (const to of stations)
        if (!isClosed(game, to) && !leadsNowhere(assassin, to)) out.push({ type: 'travel', by: assassin.id, to });
  },
  resolve(game, { to }, assassin) {
    pay(game, assassin, 1, 'R15.1');
    if (!askFollowers(game, assassin, 'travel', to)) travelTo(game, assassin, to);
  },
  refusal(game, { to }, assassin) {
    const refusal = stationRefusal(game, assassin) ?? payRefusal(assassin, 1);
    if (refusal !== null) return refusal;
    if (game.maps[mapOf(to)]?.down) return TAKEN_DOWN;
    if (!groundIfAny(game, to)?.station) return NO_STATION_THERE;
    if (isClosed(game, to)) return CLOSED;
    return leadsNowhere(assassin, to) ? SAME_STATION : null;
  },
};
