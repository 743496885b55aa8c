import type { Command, CommandType } from '../model/command.ts';
import { DIFFICULTIES, DIRECTIONS, FACES, PLACES } from '../model/kinds.ts';
import { parseSquare, type Square, squareName } from '../model/square.ts';

type Kind = 'word' | 'square' | 'place' | 'face' | 'direction' | 'difficulty';

/** What each command carries after its name, in the order in which it is written; `by` stands before the name. */
const FIELDS: { readonly [T in CommandType]: readonly (readonly [string, Kind])[] } = {
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

export const isCommandType = (word: string): word is CommandType => Object.hasOwn(FIELDS, word);

/** A command as text: readable, ASCII, and the same wherever it is asked. `daria move c2`, `hunt crossbowman b2`. */
export function optionId(command: Command): string {
  const values = command as unknown as Record<string, string | Square>;
  const words = FIELDS[command.type].map(([name, kind]) =>
    kind === 'square' ? squareName(values[name] as Square) : String(values[name]),
  );
  return ('by' in command ? [command.by, command.type, ...words] : [command.type, ...words]).join(' ');
}

const ALLOWED: Record<Exclude<Kind, 'word' | 'square'>, readonly string[]> = {
  place: PLACES,
  face: [...FACES.assassin, ...FACES.enemy, ...FACES.detection],
  direction: DIRECTIONS,
  difficulty: DIFFICULTIES,
};

const WORD = /^[a-z][a-z0-9-]*$/;

function parseField(word: string, kind: Kind): string | Square | null {
  if (kind === 'square') return parseSquare(word);
  if (kind === 'word') return WORD.test(word) ? word : null;
  return ALLOWED[kind].includes(word) ? word : null;
}

/** The reverse of `optionId`; null for what no command is written as. */
export function parseOption(id: string): Command | null {
  const words = id.split(' ');
  const actor = isCommandType(words[0]!) && WITHOUT_ACTOR.has(words[0]!) ? null : words.shift()!;
  const type = words.shift();
  if (type === undefined || !isCommandType(type) || (actor === null) !== WITHOUT_ACTOR.has(type)) return null;
  const fields = FIELDS[type];
  if (words.length !== fields.length || (actor !== null && !WORD.test(actor))) return null;
  const command: Record<string, string | Square> = actor === null ? { type } : { type, by: actor };
  for (const [index, [name, kind]] of fields.entries()) {
    const value = parseField(words[index]!, kind);
    if (value === null) return null;
    command[name] = value;
  }
  return command as unknown as Command;
}
