import { type Action, bodiesAt, type Character, enemiesAt, type Game, groundIfAny, NOWHERE } from '@bauta/engine';
import { bodyWorth, exposureCost, stayingChance } from '../evaluation/danger.ts';
import { mayGoHome } from '../evaluation/goals.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { helpersFor, scoreAttack } from './fighting.ts';
import { scoreGoing } from './going.ts';
import { type Outlook, stepsFrom } from './outlook.ts';
import type { Scorers } from './scorer.ts';
import { scoreUse } from './using.ts';

const doer = ({ game }: Outlook, { by }: Action): Character => game.characters.find(({ id }) => id === by)!;

/** R8: out of sight in the enemy phase; but nobody gets anywhere from there. */
function scoreSpot(outlook: Outlook, character: Character, entering: boolean, tally: ScoreTally): void {
  const outside = { ...character, inSpot: false };
  const hidden = stayingChance(outlook, outside, character.at) * exposureCost(outlook, outside, character.at);
  const found = character.exposed ? exposureCost(outlook, character, character.at) : 0;
  const sign = entering ? 1 : -1;
  tally.detection += sign * (hidden + found);
  if (character.ap > 0) tally.approach -= sign * outlook.weights.worth.savedAction;
}

const isMandatory = ({ content }: Game, id: string): boolean =>
  content.memory.objectives.some((each) => each.id === id && !each.optional);

function scoreGoingTo(outlook: Outlook, action: Extract<Action, { type: 'move' | 'travel' }>, tally: ScoreTally): void {
  scoreGoing(outlook, doer(outlook, action), action.to, tally);
}

function scoreLead(outlook: Outlook, action: Extract<Action, { type: 'lead' }>, tally: ScoreTally): void {
  const helpers = helpersFor(outlook, action.by, action.at);
  tally.actions -= helpers.length * outlook.weights.worth.step;
  scoreAttack(outlook, [action, ...helpers], action.at, tally);
}

function scoreClimb(outlook: Outlook, action: Action, tally: ScoreTally): void {
  const character = doer(outlook, action);
  tally.approach -=
    stepsFrom(outlook, character, character.at) === 0 ? outlook.weights.worth.work : outlook.weights.worth.savedAction;
  if (character.exposed) tally.detection += exposureCost(outlook, character, character.at);
}

function scoreLeavingMachine(outlook: Outlook, action: Action, tally: ScoreTally): void {
  const { at } = doer(outlook, action);
  if (groundIfAny(outlook.game, at) !== undefined && enemiesAt(outlook.game, at) === 0) tally.order += outlook.weights.worth.step;
}

/** Nothing that helps by itself. */
function scoreFuss({ weights }: Outlook, _action: Action, tally: ScoreTally): void {
  tally.order -= weights.worth.fuss;
}

function scoreLoss({ weights }: Outlook, _action: Action, tally: ScoreTally): void {
  tally.cards -= weights.worth.chest;
}

/** What an assassin or ally does, by what it brings. */
export const ACTING: Scorers<Action> = {
  move: scoreGoingTo,
  travel: scoreGoingTo,
  attack: (outlook, action, tally) => scoreAttack(outlook, [action], action.at, tally),
  lead: scoreLead,
  complete(outlook, { objective }, tally) {
    tally.objectives += isMandatory(outlook.game, objective) ? outlook.weights.worth.work : outlook.weights.worth.optional;
  },
  leave(outlook, action, tally) {
    tally.objectives += mayGoHome(outlook.game, doer(outlook, action))
      ? outlook.weights.worth.home
      : outlook.weights.worth.desertion;
  },
  'hide-bodies'(outlook, action, tally) {
    tally.bodies += bodiesAt(outlook.game, doer(outlook, action).at) * bodyWorth(outlook);
    tally.cards += outlook.weights.worth.card / 2;
  },
  'open-chest'({ weights }, _action, tally) {
    tally.cards += weights.worth.chest;
  },
  'enter-spot': (outlook, action, tally) => scoreSpot(outlook, doer(outlook, action), true, tally),
  'leave-spot': (outlook, action, tally) => scoreSpot(outlook, doer(outlook, action), false, tally),
  leap({ weights }, _action, tally) {
    tally.approach += weights.worth.savedAction;
  },
  climb: scoreClimb,
  synchronise({ weights }, _action, tally) {
    tally.cards += weights.worth.synchronise;
  },
  save({ weights }, _action, tally) {
    tally.actions += weights.worth.savedAction;
  },
  /** R18: only what fills an empty place is worth the trouble. */
  equip(outlook, action, tally) {
    tally.cards +=
      action.to !== 'pack' && doer(outlook, action)[action.to] === ''
        ? outlook.weights.worth.equip
        : -outlook.weights.worth.equip;
  },
  use: (outlook, action, tally) => scoreUse(outlook, doer(outlook, action), { ...action, on: '', at: NOWHERE }, tally),
  'use-on': (outlook, action, tally) => scoreUse(outlook, doer(outlook, action), { ...action, at: NOWHERE }, tally),
  'use-at': (outlook, action, tally) => scoreUse(outlook, doer(outlook, action), { ...action, on: '' }, tally),
  'leave-machine': scoreLeavingMachine,
  board: scoreFuss,
  trade: scoreFuss,
  undress: scoreFuss,
  unequip: scoreFuss,
  swap: scoreFuss,
  discard: scoreLoss,
  'lay-down': scoreLoss,
};
