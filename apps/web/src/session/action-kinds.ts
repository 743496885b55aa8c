import type { Action, Command } from '@bauta/engine';

/** What can be done, in the order in which it is offered. */
export const ACTION_KINDS = ['move', 'attack', 'objective', 'hide', 'place', 'use', 'cards', 'save'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

const KIND: { readonly [T in Action['type']]: ActionKind } = {
  move: 'move',
  attack: 'attack',
  lead: 'attack',
  complete: 'objective',
  'lay-down': 'objective',
  'hide-bodies': 'hide',
  'enter-spot': 'hide',
  'leave-spot': 'hide',
  undress: 'hide',
  climb: 'place',
  synchronise: 'place',
  leap: 'place',
  'open-chest': 'place',
  board: 'place',
  'leave-machine': 'place',
  travel: 'place',
  leave: 'place',
  use: 'use',
  'use-on': 'use',
  'use-at': 'use',
  trade: 'cards',
  equip: 'cards',
  swap: 'cards',
  unequip: 'cards',
  discard: 'cards',
  save: 'save',
};

export const isAction = (command: Command): command is Action => Object.hasOwn(KIND, command.type);

export const kindOf = ({ type }: Action): ActionKind => KIND[type];
