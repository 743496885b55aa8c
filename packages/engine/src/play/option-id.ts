import type { Command, CommandType } from '../model/command.ts';
import { type CommandFields, isSameOption, readOption, writeOption } from './option-words.ts';

const FIELDS: CommandFields<CommandType> = {
  move: [['to', 'square']],
  trade: [],
  complete: [['objective', 'word']],
  leave: [],
  travel: [['to', 'square']],
  attack: [
    ['card', 'word'],
    ['at', 'square'],
  ],
  lead: [
    ['card', 'word'],
    ['at', 'square'],
  ],
  'hide-bodies': [],
  equip: [
    ['card', 'word'],
    ['to', 'place'],
  ],
  unequip: [['card', 'word']],
  swap: [
    ['card', 'word'],
    ['with', 'word'],
  ],
  discard: [['card', 'word']],
  'lay-down': [['objective', 'word']],
  save: [],
  undress: [],
  'enter-spot': [],
  'leave-spot': [],
  climb: [],
  synchronise: [],
  leap: [],
  'open-chest': [],
  board: [['machine', 'word']],
  'leave-machine': [],
  use: [['card', 'word']],
  'use-on': [
    ['card', 'word'],
    ['on', 'word'],
  ],
  'use-at': [
    ['card', 'word'],
    ['at', 'square'],
  ],
  enter: [['to', 'square']],
  bring: [['on', 'word']],
  'set-out': [],
  'end-phase': [],
  pass: [],
  join: [['card', 'word']],
  roll: [],
  reroll: [
    ['card', 'word'],
    ['face', 'face'],
  ],
  trigger: [['card', 'word']],
  decline: [['card', 'word']],
  strike: [['enemy', 'word']],
  spare: [],
  hunt: [
    ['enemy', 'word'],
    ['from', 'square'],
  ],
  push: [
    ['enemy', 'word'],
    ['from', 'square'],
    ['to', 'square'],
  ],
  'move-enemy': [
    ['enemy', 'word'],
    ['from', 'square'],
    ['to', 'square'],
  ],
  spring: [['at', 'square']],
  'push-out': [
    ['enemy', 'word'],
    ['at', 'square'],
  ],
  'hold-space': [
    ['enemy', 'word'],
    ['at', 'square'],
  ],
  place: [
    ['enemy', 'word'],
    ['at', 'square'],
  ],
  displace: [
    ['enemy', 'word'],
    ['at', 'square'],
  ],
  eliminate: [
    ['enemy', 'word'],
    ['at', 'square'],
  ],
  aim: [
    ['from', 'square'],
    ['at', 'square'],
  ],
  'die-to': [['on', 'word']],
  seize: [
    ['machine', 'word'],
    ['enemy', 'word'],
  ],
  'place-machine': [
    ['machine', 'word'],
    ['at', 'square'],
  ],
  search: [],
  'stop-search': [],
  keep: [
    ['card', 'word'],
    ['to', 'place'],
  ],
  'refuse-card': [['card', 'word']],
  give: [
    ['card', 'word'],
    ['from', 'place'],
    ['to', 'word'],
    ['into', 'place'],
  ],
  exchange: [
    ['card', 'word'],
    ['from', 'place'],
    ['to', 'word'],
    ['with', 'word'],
    ['into', 'place'],
  ],
  'end-trade': [],
  'ignore-test': [['at', 'square']],
  'roll-test': [],
  'set-direction': [['direction', 'direction']],
  concede: [],
  'give-up': [],
  'set-difficulty': [['difficulty', 'difficulty']],
};

const WITHOUT_ACTOR: ReadonlySet<CommandType> = new Set<CommandType>([
  'end-phase',
  'pass',
  'roll',
  'strike',
  'spare',
  'hunt',
  'push',
  'move-enemy',
  'spring',
  'push-out',
  'hold-space',
  'place',
  'displace',
  'eliminate',
  'aim',
  'die-to',
  'seize',
  'place-machine',
  'search',
  'stop-search',
  'end-trade',
  'ignore-test',
  'roll-test',
  'set-direction',
  'concede',
  'set-difficulty',
]);

const WORDS = { fields: FIELDS, withoutActor: WITHOUT_ACTOR };

export const isCommandType = (word: string): word is CommandType => Object.hasOwn(FIELDS, word);

export const optionId = (command: Command): string => writeOption(WORDS, command);

export const isSameCommand = (one: Command, other: Command): boolean => isSameOption(WORDS, one, other);

/** The reverse of `optionId`; null for what no command is written as. */
export const parseOption = (id: string): Command | null => readOption(WORDS, id) as Command | null;
