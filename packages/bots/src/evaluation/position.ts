import { type Character, CROSSBOWMAN, enemiesAt, type Game, groundIfAny, hpOf, isAssassin, maximumHp } from '@bauta/engine';
import { type BotWeights, TRAIT_NAMES } from '../weights/bot-weights.ts';
import { shareLeft } from './aim.ts';
import { oddsOf } from './chances.ts';
import { diceAgainst, stayingChance } from './danger.ts';
import { goalsOf, isHuntedDown, wayTo } from './goals.ts';
import { latenessOf, turnsLeftOf } from './lateness.ts';
import { shortfall } from './shortfall.ts';
import { footing, stepsHome } from './ways.ts';
import type { Weighing } from './weighing.ts';

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
  /** The chance to be seen where one stands. */
  seen: number;
  raised: number;
  /** Turns gone, by ten; by half the limit where there is one. */
  late: number;
  /** Turns that what is left will take, by those that are left for it. */
  haste: number;
  /** R33.2: hits that the party's dice fall short of what a boss to be hunted down takes at once. */
  overmatched: number;
  /** Those who are exposed, by the party. */
  exposed: number;
  /** R29.3: crossbowmen in reserve, by twelve. */
  reserve: number;
  /** Objectives that are still open. */
  open: number;
  /** Enemies where there is something to do. */
  guarded: number;
  /** R33.2: hits that bosses to be hunted down still take, by the assassins there are for it. */
  prey: number;
}

function standing(weighing: Weighing, character: Character, traits: Traits): void {
  const { game } = weighing;
  const at = footing(game, character.at);
  traits.home += Math.min(12, stepsHome(game, at));
  const hp = hpOf(game, character);
  traits.strength += hp / maximumHp(game, character);
  traits.acting += 1;
  if (character.exposed) {
    traits.exposed += 1;
    traits.wounds += Math.min(1.5, (diceAgainst(game, at, 0) * oddsOf(game).wound) / Math.max(1, hp));
  } else if (at === character.at) traits.seen += stayingChance(weighing, character, at);
}

const raisedShare = ({ maps }: Game): number =>
  maps.filter(({ alert, down }) => !down && alert === 'raised').length / maps.length;

/** R29.3, R47: the turns that are left are those of the guards in reserve, or of the time limit. */
function hasteOf({ game, weights: { judging } }: Weighing, { work, way, home }: Traits): number {
  const needed = (work + way + home) / judging.pace;
  const left = Math.min(turnsLeftOf(game), game.reserve[CROSSBOWMAN]! / judging.inflow);
  return Math.min(4, needed / Math.max(0.5, left));
}

export function traitsOf(game: Game, weights: BotWeights): Traits {
  const weighing: Weighing = { game, weights };
  const traits: Traits = {
    work: 0,
    way: 0,
    home: 0,
    strength: 0,
    acting: 0,
    wounds: 0,
    seen: 0,
    raised: 0,
    late: 0,
    haste: 0,
    overmatched: 0,
    exposed: 0,
    reserve: 0,
    open: 0,
    guarded: 0,
    prey: 0,
  };
  const goals = goalsOf(game);
  let party = 0;
  for (const character of game.characters) {
    if (!isAssassin(character)) continue;
    party += 1;
    if (character.status === 'active') standing(weighing, character, traits);
    else if (character.status === 'left' && goals.length === 0) {
      traits.strength += 1;
      traits.acting += 1;
    }
  }
  traits.home /= Math.max(1, traits.acting);
  traits.strength /= party;
  traits.acting /= party;
  traits.exposed /= party;
  for (const goal of goals) {
    traits.work += goal.work;
    traits.way += wayTo(game, goal);
    traits.overmatched += shortfall(game, goal);
    traits.open += 1;
    traits.guarded += groundIfAny(game, goal.at) === undefined ? 0 : enemiesAt(game, goal.at);
    if (isHuntedDown(game, goal)) traits.prey += goal.work / party;
  }
  traits.raised = raisedShare(game);
  traits.reserve = game.reserve[CROSSBOWMAN]! / 12;
  traits.late = latenessOf(game);
  traits.haste = hasteOf(weighing, traits);
  return traits;
}

/** What the mentor makes of a position. */
export interface Judgement {
  /** The chance of success, or of the aim, as far as the position tells: 1 and 0 once the memory has ended. */
  readonly chance: number;
  /** The same, but bolder while a boss must be hunted down: by this the mentor chooses. */
  readonly promise: number;
}

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** What prey adds is for the bold: those who wait for a safe assault wait until the guards are too many. */
export function judge(game: Game, weights: BotWeights): Judgement {
  if (game.result !== null) {
    const ended = game.result.success ? shareLeft(game, weights) : 0;
    return { chance: ended, promise: ended };
  }
  const traits = traitsOf(game, weights);
  const { even, urge } = weights.judging;
  let odds = even;
  for (const name of TRAIT_NAMES) odds += weights.odds[name] * traits[name];
  const left = shareLeft(game, weights);
  const chance = left * shareOf(odds);
  return { chance, promise: traits.prey === 0 ? chance : left * shareOf(odds + urge * traits.prey) };
}
