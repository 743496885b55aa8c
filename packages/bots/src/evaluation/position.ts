import { bodiesAt, type Character, type Game, hpOf, isAssassin, maximumHp, turnsLeft } from '@bauta/engine';
import { oddsOf } from './chances.ts';
import { diceAgainst, stayingChance } from './danger.ts';
import { goalsOf, wayTo } from './goals.ts';
import { footing, stepsHome } from './ways.ts';

/** What is seen in a position, each from 0 up. */
export interface Traits {
  /** Actions still to be spent on objectives. */
  work: number;
  /** Steps from whoever is nearest to each. */
  way: number;
  /** Steps home, on the average. */
  home: number;
  /** HP of those who can act, by what the whole party would have. */
  strength: number;
  /** Those who can act, by the party. */
  acting: number;
  /** Wounds to expect, by HP left. */
  wounds: number;
  exposed: number;
  /** The chance to be seen where one stands. */
  seen: number;
  raised: number;
  /** Living guards, by squares. */
  guards: number;
  bodies: number;
  /** Turns gone, by ten; by the limit where there is one. */
  late: number;
}

export const TRAIT_NAMES = [
  'work',
  'way',
  'home',
  'strength',
  'acting',
  'wounds',
  'exposed',
  'seen',
  'raised',
  'guards',
  'bodies',
  'late',
] as const satisfies readonly (keyof Traits)[];

function standing(game: Game, character: Character, traits: Traits): void {
  const at = footing(game, character.at);
  traits.home += Math.min(12, stepsHome(game, at));
  const hp = hpOf(game, character);
  traits.strength += hp / maximumHp(game, character);
  traits.acting += 1;
  if (character.exposed) {
    traits.exposed += 1;
    traits.wounds += Math.min(1.5, (diceAgainst(game, at, 0) * oddsOf(game).wound) / Math.max(1, hp));
  } else if (at === character.at) traits.seen += stayingChance(game, character, at);
}

function countMaps(game: Game, traits: Traits): void {
  let squares = 0;
  for (let map = 0; map < game.maps.length; map++) {
    const { alert, guards, down } = game.maps[map]!;
    if (down) continue;
    if (alert === 'raised') traits.raised += 1 / game.maps.length;
    for (const count of guards) traits.guards += count;
    squares += game.grounds[map]!.present.length;
    for (const { at } of game.grounds[map]!.present) traits.bodies += bodiesAt(game, at);
  }
  traits.guards /= Math.max(1, squares);
}

export function traitsOf(game: Game): Traits {
  const traits: Traits = {
    work: 0,
    way: 0,
    home: 0,
    strength: 0,
    acting: 0,
    wounds: 0,
    exposed: 0,
    seen: 0,
    raised: 0,
    guards: 0,
    bodies: 0,
    late: 0,
  };
  const goals = goalsOf(game);
  let party = 0;
  for (const character of game.characters) {
    if (!isAssassin(character)) continue;
    party += 1;
    if (character.status === 'active') standing(game, character, traits);
    else if (character.status === 'left' && goals.length === 0) {
      traits.strength += 1;
      traits.acting += 1;
    }
  }
  traits.home /= Math.max(1, traits.acting);
  traits.strength /= party;
  traits.acting /= party;
  for (const goal of goals) {
    traits.work += goal.work;
    traits.way += wayTo(game, goal);
  }
  countMaps(game, traits);
  const left = turnsLeft(game);
  traits.late = left === null ? game.turn / 10 : (2 * game.turn) / (game.turn + left);
  return traits;
}

/** Fitted to 22,000 positions of greedy games over the practice memories: what each trait adds to the logarithm of the odds of success. */
export const ODDS: Record<keyof Traits, number> = {
  work: -0.3,
  way: -0.3,
  home: -0.2,
  strength: 0.65,
  acting: 1.8,
  wounds: -0.3,
  exposed: -0.1,
  seen: -0.2,
  raised: -0.5,
  guards: -0.75,
  bodies: -0.1,
  late: -1,
};
const EVEN = 2;

/** The chance of success, as far as the position tells: 1 and 0 once the memory has ended. */
export function chanceOf(game: Game): number {
  if (game.result !== null) return game.result.success ? 1 : 0;
  const traits = traitsOf(game);
  let odds = EVEN;
  for (const name of TRAIT_NAMES) odds += ODDS[name] * traits[name];
  return 1 / (1 + Math.exp(-odds));
}
