import type { Action, Command } from '../../model/command.ts';
import type { Character, Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import type { Kit } from '../cards/kit.ts';
import type { ActionRule } from './action-rule.ts';
import { attack, lead } from './attack.ts';
import { complete } from './complete.ts';
import { discard, equip, swap, unequip } from './equip.ts';
import { leave, travel } from './fast-travel.ts';
import { hideBodies } from './hide-bodies.ts';
import { enterSpot, leaveSpot } from './hiding-spot.ts';
import { layDown } from './lay-down.ts';
import { board, leaveMachine } from './machine.ts';
import { move } from './move.ts';
import { openChest } from './open-chest.ts';
import { canPay } from './paying.ts';
import { save } from './save.ts';
import { climb, leap, synchronise } from './tower.ts';
import { trade } from './trade.ts';
import { undress } from './undress.ts';
import { useAt, useCard, useOn } from './use.ts';

type ActionRules = { readonly [T in Action['type']]: ActionRule<T> };

/** Everything an assassin can do. */
const RULES: ActionRules = {
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
  board,
  'leave-machine': leaveMachine,
  use: useCard,
  'use-on': useOn,
  'use-at': useAt,
  trade,
  equip,
  unequip,
  swap,
  discard,
  'lay-down': layDown,
  save,
  undress,
};

type AnyActionRule = ActionRule<Action['type']>;

type Lister = (game: Game, assassin: Character, out: Command[], kit: Kit, rearranging: boolean) => void;

/** What costs an AP: asked for only where one can be paid. */
const paidAnywhere: Lister = (game, assassin, out, kit, rearranging) => {
  move.options(game, assassin, out, kit);
  attack.options(game, assassin, out, kit);
  hideBodies.options(game, assassin, out, kit);
  trade.options(game, assassin, out, kit);
  if (rearranging) {
    unequip.options(game, assassin, out, kit);
    swap.options(game, assassin, out, kit);
  }
  save.options(game, assassin, out, kit);
  undress.options(game, assassin, out, kit);
};

/** Where the square holds an objective, a station, a tower, a chest or a spot. */
const paidByPlace = (game: Game, assassin: Character, out: Command[], kit: Kit): void => {
  complete.options(game, assassin, out, kit);
  leave.options(game, assassin, out, kit);
  travel.options(game, assassin, out, kit);
  climb.options(game, assassin, out, kit);
  synchronise.options(game, assassin, out, kit);
  openChest.options(game, assassin, out, kit);
};

const freeByPlace = (game: Game, assassin: Character, out: Command[], kit: Kit): void => {
  enterSpot.options(game, assassin, out, kit);
  leaveSpot.options(game, assassin, out, kit);
  leap.options(game, assassin, out, kit);
};

/** Every legal action of one assassin, but for merely rearranging cards. Named one by one, so that each call has one target. */
export const actionOptions: Lister = (game, assassin, out, kit, rearranging) => {
  const offers = groundIfAny(game, assassin.at)?.offers ?? true;
  if (canPay(assassin, 1)) {
    paidAnywhere(game, assassin, out, kit, rearranging);
    if (offers) paidByPlace(game, assassin, out, kit);
  }
  if (offers) freeByPlace(game, assassin, out, kit);
  if (game.machines.length > 0) board.options(game, assassin, out, kit);
  useCard.options(game, assassin, out, kit);
};

/** R48.2: aboard only the machine's own actions, and getting off. */
export function aboardOptions(game: Game, assassin: Character, out: Command[], kit: Kit): void {
  if (!canPay(assassin, 1)) return;
  useCard.options(game, assassin, out, kit);
  leaveMachine.options(game, assassin, out, kit);
}

/** R19.2: what nobody is asked for alone in a window. */
export const arrangingOptions: Lister = (game, assassin, out, kit, rearranging) => {
  equip.options(game, assassin, out, kit);
  if (rearranging) discard.options(game, assassin, out, kit);
  layDown.options(game, assassin, out, kit);
};

export const isAction = (command: Command): command is Action => Object.hasOwn(RULES, command.type);

export const actionRule = (type: Action['type']): AnyActionRule => RULES[type] as unknown as AnyActionRule;
