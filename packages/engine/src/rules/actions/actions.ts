import type { Action, Command } from '../../model/command.ts';
import type { ActionRule } from './action-rule.ts';
import { attack, lead } from './attack.ts';
import { complete } from './complete.ts';
import { discard, equip, swap, unequip } from './equip.ts';
import { leave, travel } from './fast-travel.ts';
import { hideBodies } from './hide-bodies.ts';
import { enterSpot, leaveSpot } from './hiding-spot.ts';
import { move } from './move.ts';
import { openChest } from './open-chest.ts';
import { save } from './save.ts';
import { climb, leap, synchronise } from './tower.ts';
import { trade } from './trade.ts';
import { useAt, useCard, useOn } from './use.ts';

type Rules = { readonly [T in Action['type']]: ActionRule<T> };

/** Everything an assassin can do, in the order in which it is offered. */
const RULES: Rules = {
  move,
  attack,
  lead,
  complete,
  leave,
  travel,
  'hide-bodies': hideBodies,
  'enter-spot': enterSpot,
  'leave-spot': leaveSpot,
  climb,
  synchronise,
  leap,
  'open-chest': openChest,
  use: useCard,
  'use-on': useOn,
  'use-at': useAt,
  trade,
  equip,
  unequip,
  swap,
  discard,
  save,
};

type AnyActionRule = ActionRule<Action['type']>;

const all = Object.values(RULES) as unknown as readonly AnyActionRule[];

export const paidRules = all.filter((rule) => rule.paid);
export const freeRules = all.filter((rule) => !rule.paid);

export const actionRule = (type: Command['type']): AnyActionRule | undefined =>
  Object.hasOwn(RULES, type) ? (RULES[type as Action['type']] as unknown as AnyActionRule) : undefined;
