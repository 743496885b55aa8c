import { emit } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { slipAway } from '../detection/exposure.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { enemyRefusal, forbiddenRefusal, placeRefusal } from './refusals.ts';

const NO_SPOT = refuse('no-hiding-spot-here', 'R8.1');
const TAKEN = refuse('hiding-spot-taken', 'R8.1');
const JUST_LEFT = refuse('hiding-spot-just-left', 'R8.5');
const NOT_INSIDE = refuse('not-in-hiding-spot', 'R8.3');

export const isSpotTaken = (game: Game, at: Square): boolean => game.characters.some((other) => other.inSpot && other.at === at);

function spotRefusal(game: Game, assassin: Character): Refusal | null {
  const place = placeRefusal(game, assassin);
  if (place !== null) return place;
  if (!groundIfAny(game, assassin.at)?.spot) return NO_SPOT;
  if (isSpotTaken(game, assassin.at)) return TAKEN;
  if (assassin.leftSpot === assassin.at) return JUST_LEFT;
  return forbiddenRefusal(game, assassin, 'no-spots') ?? enemyRefusal(game, assassin, 'R8.1');
}

/** R8.1: 0 AP, one character; an exposed one becomes incognito and leaves the red base on the square. */
export const enterSpot: ActionRule<'enter-spot'> = {
  type: 'enter-spot',
  rules: ['R8.1', 'R8.5'],
  options(game, assassin, out) {
    if (spotRefusal(game, assassin) === null) out.push({ type: 'enter-spot', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    slipAway(game, assassin, 'R8.1');
    emit(game, { type: 'spot-entered', by: assassin.id, why: 'R8.1' });
  },
  refusal: (game, _command, assassin) => spotRefusal(game, assassin),
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
  refusal: (_game, _command, assassin) => (assassin.inSpot ? null : NOT_INSIDE),
};
