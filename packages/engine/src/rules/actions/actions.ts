import type { Action, Command } from '../../model/command.ts';
import type { Assassin, Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { kitOf } from '../queries/kit.ts';
import type { ActionRule } from './action-rule.ts';
import { attack, lead } from './attack.ts';
import { complete } from './complete.ts';
import { discard, equip, swap, unequip } from './equip.ts';
import { leave, travel } from './fast-travel.ts';
import { hideBodies } from './hide-bodies.ts';
import { enterSpot, leaveSpot } from './hiding-spot.ts';
import { move } from './move.ts';
import { openChest } from './open-chest.ts';
import { canPay } from './paying.ts';
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

/** Rules that ask for something on the square: objective, station, tower, chest, spot. */
const BY_PLACE: readonly Action['type'][] = [
  'complete',
  'leave',
  'travel',
  'enter-spot',
  'climb',
  'synchronise',
  'leap',
  'open-chest',
];
/** Offered by `attack` and `use`. */
const BY_ANOTHER: readonly Action['type'][] = ['lead', 'use-on', 'use-at'];

/** R19.2: merely rearranging cards. */
const ARRANGING: readonly Action['type'][] = ['equip', 'discard'];

const acting = Object.values(RULES).filter(
  ({ type }) => !BY_ANOTHER.includes(type) && !ARRANGING.includes(type),
) as unknown as readonly AnyActionRule[];
const some = (paid: boolean, byPlace: boolean) =>
  acting.filter((rule) => rule.paid === paid && BY_PLACE.includes(rule.type) === byPlace);

/** The rules to ask, by whether an AP can be paid and whether the place offers anything. */
const ASKED = {
  paidAnywhere: some(true, false),
  paidByPlace: some(true, true),
  freeAnywhere: some(false, false),
  freeByPlace: some(false, true),
};

/** Every legal action of one assassin, but for merely rearranging cards. */
export function actionOptions(game: Game, assassin: Assassin, out: Command[]): void {
  const kit = kitOf(game, assassin);
  const offers = groundIfAny(game, assassin.at)?.offers ?? true;
  if (canPay(assassin, 1)) {
    for (const rule of ASKED.paidAnywhere) rule.options(game, assassin, out, kit);
    if (offers) for (const rule of ASKED.paidByPlace) rule.options(game, assassin, out, kit);
  }
  if (offers) for (const rule of ASKED.freeByPlace) rule.options(game, assassin, out, kit);
  for (const rule of ASKED.freeAnywhere) rule.options(game, assassin, out, kit);
}

export function arrangingOptions(game: Game, assassin: Assassin, out: Command[]): void {
  const kit = kitOf(game, assassin);
  equip.options(game, assassin, out, kit);
  discard.options(game, assassin, out, kit);
}

export const actionRule = (type: Command['type']): AnyActionRule | undefined =>
  Object.hasOwn(RULES, type) ? (RULES[type as Action['type']] as unknown as AnyActionRule) : undefined;
