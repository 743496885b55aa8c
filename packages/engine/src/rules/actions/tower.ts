import { emit, end, follow } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { characterOf, groundIfAny } from '../../model/lookup.ts';
import { isTowerTop, mapOf, towerTop } from '../../model/square.ts';
import { slipAway } from '../detection/exposure.ts';
import { takeEffect } from '../effects/take-effect.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { isSpotTaken } from './hiding-spot.ts';
import { pay, payRefusal } from './paying.ts';
import { enemyRefusal, forbiddenRefusal, placeRefusal } from './refusals.ts';

const NO_TOWER = refuse('no-tower-here', 'R9.1');
const TOP_TAKEN = refuse('tower-top-taken', 'R9.1');
const NOT_ON_TOP = refuse('not-on-tower', 'R9.3');
const NO_LEAP = refuse('not-on-tower', 'R9.4');
const DONE = refuse('already-synchronised', 'R9.3');

function climbRefusal(game: Game, assassin: Character): Refusal | null {
  const place = placeRefusal(game, assassin);
  if (place !== null) return place;
  if (!groundIfAny(game, assassin.at)?.tower) return NO_TOWER;
  const top = towerTop(mapOf(assassin.at));
  if (game.characters.some((other) => other.at === top)) return TOP_TAKEN;
  return forbiddenRefusal(game, assassin, 'no-towers') ?? enemyRefusal(game, assassin, 'R9.1');
}

/** R9.1: from any square of the tower tile; exposed: becoming incognito and leaving the red base on it. */
export const climb: ActionRule<'climb'> = {
  type: 'climb',
  rules: ['R9.1', 'R9.2'],
  options(game, assassin, out) {
    if (climbRefusal(game, assassin) === null) out.push({ type: 'climb', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R9.1');
    slipAway(game, assassin, 'R9.1');
    emit(game, { type: 'moved', by: assassin.id, to: towerTop(mapOf(assassin.at)), why: ['R9.1', 'R9.2'] });
  },
  refusal: (game, _command, assassin) => climbRefusal(game, assassin) ?? payRefusal(assassin, 1),
};

function synchroniseRefusal(game: Game, assassin: Character): Refusal | null {
  if (!isTowerTop(assassin.at)) return NOT_ON_TOP;
  return game.maps[mapOf(assassin.at)]!.synchronised ? DONE : null;
}

/** R9.3: once per map; the tower card is revealed and applied, like one enemy step (R3.6). */
export const synchronise: ActionRule<'synchronise'> = {
  type: 'synchronise',
  rules: ['R9.3'],
  options(game, assassin, out) {
    if (synchroniseRefusal(game, assassin) === null) out.push({ type: 'synchronise', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    const map = mapOf(assassin.at);
    pay(game, assassin, 1, 'R9.3');
    const card = game.maps[map]!.tower;
    emit(game, { type: 'tower-synchronised', by: assassin.id, map, card, why: 'R9.3' });
    takeEffect(game, { card, when: 'synchronised', by: assassin.id, map });
  },
  refusal: (game, _command, assassin) => synchroniseRefusal(game, assassin) ?? payRefusal(assassin, 1),
};

/** R9.4: into the hiding spot at the foot; with enemies there one test first. R9.5: a taken spot leaves the square. */
export const leap: ActionRule<'leap'> = {
  type: 'leap',
  rules: ['R9.4', 'R9.5'],
  options(_game, assassin, out) {
    if (isTowerTop(assassin.at)) out.push({ type: 'leap', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    const { foot } = game.grounds[mapOf(assassin.at)]!;
    const taken = isSpotTaken(game, foot);
    emit(game, { type: 'moved', by: assassin.id, to: foot, why: taken ? 'R9.5' : 'R9.4' });
    if (!taken) follow(game, { step: 'land', by: assassin.id });
    assassinArrives(game, assassin);
  },
  refusal: (_game, _command, assassin) => (isTowerTop(assassin.at) ? null : NO_LEAP),
};

/** R9.4: who was not detected in the leap is in the spot. */
export const land: StepRule<'land'> = {
  step: 'land',
  rules: ['R9.4'],
  run(game, { by }) {
    end(game);
    const assassin = characterOf(game, by);
    if (!assassin.exposed) emit(game, { type: 'spot-entered', by, why: 'R9.4' });
  },
};
