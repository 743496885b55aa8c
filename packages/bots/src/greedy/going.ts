import { type Character, enemiesAt, type Square } from '@bauta/engine';
import { arrivalChance, diceAgainst, exposureCost, stayingChance, woundCost } from '../evaluation/danger.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { footing } from '../evaluation/ways.ts';
import { isWorkplace, leads, type Outlook, stepsFrom } from './outlook.ts';

/** How much of the enemy phase to come is felt now: all of it with the last action, less with more to spend. */
function foresight({ weights: { forecast } }: Outlook, { ap }: Character): number {
  if (ap <= 0) return forecast.last;
  if (ap === 1) return forecast.one;
  return ap === 2 ? forecast.two : forecast.more;
}

/** R13.2, R32.1: an exposed one gets away where nobody is and nobody follows. */
function flight(outlook: Outlook, character: Character, to: Square, tally: ScoreTally): void {
  const { game } = outlook;
  const from = footing(game, character.at);
  const before = woundCost(outlook, character, diceAgainst(game, from, 0));
  const hunters = enemiesAt(game, from) > 0 ? Math.ceil(enemiesAt(game, from) / 2) : 0;
  const after = hunters === 0 && enemiesAt(game, to) === 0 ? 0 : woundCost(outlook, character, diceAgainst(game, to) + hunters);
  tally.wounds += before - after;
  if (hunters === 0 && enemiesAt(game, to) === 0) tally.detection += outlook.weights.worth.exposure;
}

function stayingCost(outlook: Outlook, character: Character, at: Square): number {
  const chance = stayingChance(outlook, character, at);
  return chance > 0 ? chance * exposureCost(outlook, character, at) : 0;
}

/** R13: steps towards the goal, and who may see one there, now and in the enemy phase. */
export function scoreGoing(outlook: Outlook, character: Character, to: Square, tally: ScoreTally): void {
  const { game } = outlook;
  const { worth } = outlook.weights;
  const from = footing(game, character.at);
  if (from === to) tally.actions -= worth.savedAction;
  const step = leads(outlook, character) ? worth.step : worth.followerStep;
  tally.approach += step * (stepsFrom(outlook, character, from) - stepsFrom(outlook, character, to));
  if (character.exposed) {
    flight(outlook, character, to, tally);
    return;
  }
  const seen = arrivalChance(game, character, to);
  if (character.ap > 1 && isWorkplace(outlook, to)) tally.objectives += (1 - seen) * worth.arrival;
  const staying = stayingChance(outlook, character, to);
  const cost = seen > 0 || staying > 0 ? exposureCost(outlook, character, to) : 0;
  tally.detection -= seen * cost;
  tally.detection -= foresight(outlook, character) * (staying * cost - stayingCost(outlook, character, from));
}
