import {
  type CardId,
  type CharacterId,
  type EventOf,
  type EventType,
  type Game,
  type GameEvent,
  GUARD_KINDS,
  isOnMap,
  type PartyMember,
  type Square,
  squareName,
} from '@bauta/engine';
import type { GameRecord, MapUse } from '@bauta/format';

/** What is noted of the use of cards and map, and of the way that was taken. */
export interface UseNotes {
  held: Set<CardId>;
  used: Set<CardId>;
  /** Worn by each assassin. */
  armour: Map<CharacterId, CardId>;
  /** Where each assassin is. */
  at: Map<CharacterId, Square>;
  entered: Set<string>;
  uses: Set<MapUse>;
  first: string;
  exits: Set<string>;
  faced: Set<string>;
}

const cardsOf = ({ board, ability, skills }: PartyMember): CardId[] => [
  board.melee,
  board.ranged,
  board.armour,
  board.blade,
  ...board.pack,
  ability,
  ...skills,
];

export const blankUseNotes = (party: readonly PartyMember[]): UseNotes => ({
  held: new Set(party.flatMap(cardsOf).filter((card) => card !== '')),
  used: new Set(),
  armour: new Map(party.map(({ id, board }) => [id, board.armour])),
  at: new Map(party.map(({ id }) => [id, -1])),
  entered: new Set(),
  uses: new Set(),
  first: '',
  exits: new Set(),
  faced: new Set(),
});

const isOfParty = ({ at }: UseNotes, by: string): boolean => at.has(by);

function noteAt(notes: UseNotes, by: CharacterId, at: Square): void {
  notes.at.set(by, at);
  notes.entered.add(squareName(at));
}

/** A boss, or any guard but a crossbowman. */
const isElite = (enemy: string): boolean => enemy !== GUARD_KINDS[0];

function noteFaced({ faced }: UseNotes, enemy: string): void {
  if (isElite(enemy)) faced.add(enemy);
}

function notePlaced({ held, armour }: UseNotes, { by, card, into }: EventOf<'card-placed'>): void {
  held.add(card);
  if (into === 'armour') armour.set(by, card);
}

const NOTED: { readonly [T in EventType]?: (notes: UseNotes, event: EventOf<T>) => void } = {
  'card-placed': (notes, event) => isOfParty(notes, event.by) && notePlaced(notes, event),
  'card-taken': ({ armour }, { by, from }) => from === 'armour' && armour.set(by, ''),
  // R25: armour is used when its wearer loses HP.
  wounded: ({ used, armour }, { by }) => used.add(armour.get(by) ?? ''),
  'effect-begun': ({ used }, { card }) => used.add(card),
  'ability-used': ({ used }, { card }) => used.add(card),
  'test-ignored': ({ used }, { card }) => used.add(card),
  'die-rerolled': ({ used }, { card }) => used.add(card),
  'trap-sprung': ({ used }, { card }) => used.add(card),
  moved: (notes, { by, to }) => isOfParty(notes, by) && noteAt(notes, by, to),
  left: (notes, { by }) => isOfParty(notes, by) && notes.exits.add(squareName(notes.at.get(by)!)),
  'spot-entered': (notes, { by }) => isOfParty(notes, by) && notes.uses.add('spot'),
  'tower-synchronised': ({ uses }) => uses.add('tower'),
  'chest-opened': ({ uses }) => uses.add('chest'),
  'alert-quieted': ({ uses }) => uses.add('calm'),
  'objective-completed': (notes, { objective }) => {
    notes.first ||= objective;
  },
  'enemy-eliminated': (notes, { enemy }) => noteFaced(notes, enemy),
  'boss-wounded': (notes, { boss }) => noteFaced(notes, boss),
};

export const noteUse = <T extends EventType>(notes: UseNotes, event: EventOf<T> & GameEvent): void =>
  void NOTED[event.type as T]?.(notes, event);

/** Those who are carried do not move themselves. */
export function noteWhere(notes: UseNotes, { characters }: Game): void {
  for (const each of characters) if (isOfParty(notes, each.id) && isOnMap(each)) noteAt(notes, each.id, each.at);
}

const inOrder = <T extends string>(names: Iterable<T>): T[] => [...names].sort();

type UseRecord = Pick<GameRecord, 'held' | 'used' | 'entered' | 'uses' | 'first' | 'exits' | 'faced'>;

export const useRecord = ({ held, used, entered, uses, first, exits, faced }: UseNotes): UseRecord => ({
  held: inOrder(held),
  used: inOrder([...held].filter((card) => used.has(card))),
  entered: inOrder(entered),
  uses: inOrder(uses),
  first,
  exits: inOrder(exits),
  faced: inOrder(faced),
});
