import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { slipAway } from '../detection/exposure.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { enemyBar, forbiddenBar, placeBar } from './bars.ts';

const NO_SPOT = bar('no-hiding-spot-here', 'R8.1');
const TAKEN = bar('hiding-spot-taken', 'R8.1');
const JUST_LEFT = bar('hiding-spot-just-left', 'R8.5');
const NOT_INSIDE = bar('not-in-hiding-spot', 'R8.3');

export const isSpotTaken = (game: Game, at: Square): boolean => game.characters.some((other) => other.inSpot && other.at === at);

function spotBar(game: Game, assassin: Character): Bar | null {
  const place = placeBar(game, assassin);
  if (place !== null) return place;
  if (!groundIfAny(game, assassin.at)?.spot) return NO_SPOT;
  if (isSpotTaken(game, assassin.at)) return TAKEN;
  if (assassin.leftSpot === assassin.at) return JUST_LEFT;
  return forbiddenBar(game, assassin, 'no-spots') ?? enemyBar(game, assassin, 'R8.1');
}

/** R8.1: 0 AP, one character; an exposed one becomes incognito and leaves the red base on the square. */
export const enterSpot: ActionRule<'enter-spot'> = {
  type: 'enter-spot',
  rules: ['R8.1', 'R8.5'],
  options(game, assassin, out) {
    if (spotBar(game, assassin) === null) out.push({ type: 'enter-spot', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    slipAway(game, assassin, 'R8.1');
    emit(game, { type: 'spot-entered', by: assassin.id, why: 'R8.1' });
  },
  bar: (game, _command, assassin) => spotBar(game, assassin),
};

/** R8.3: 0 AP, onto the square; one test if enemies are there (R22.1). */
export const leaveSpot: ActionRule<'leave-spot'> = {
  type: 'leave-spot',
  rules: ['R8.3'],
  options(_game, assassin, out) {
    if (assassin.inSpot) out.push({ type: 'leave-spot', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    emit(game, { type: 'spot-left', by: assassin.id, why: 'R8.3' });
    assassinArrives(game, assassin);
  },
  bar: (_game, _command, assassin) => (assassin.inSpot ? null : NOT_INSIDE),
};
