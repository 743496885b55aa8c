import {
  type CardId,
  type CharacterId,
  type Command,
  type EventOf,
  type GameEvent,
  type PartyMember,
  type Square,
  squareName,
} from '@bauta/engine';
import { blankUseNotes, noteUse, type UseNotes } from './use-notes.ts';

/** By name, how many. */
export type Counts = Record<string, number>;

/** What is noted of a game while it is played. */
export interface GameNotes {
  /** HP lost, by character. */
  wounds: Counts;
  /** The turn in which the alert was first raised. */
  alert: number | null;
  detections: Counts;
  cards: Counts;
  turn: number;
  /** Where each was last tested. */
  testedAt: Map<CharacterId, Square>;
  use: UseNotes;
}

export const blankNotes = (party: readonly PartyMember[]): GameNotes => ({
  wounds: Object.fromEntries(party.map(({ id }) => [id, 0])),
  alert: null,
  detections: {},
  cards: {},
  turn: 0,
  testedAt: new Map(),
  use: blankUseNotes(party),
});

function count(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** The card with which somebody attacks, rerolls or does what it says; '' for any other command. */
function cardUsed(command: Command): CardId {
  switch (command.type) {
    case 'attack':
    case 'lead':
    case 'join':
    case 'use':
    case 'use-on':
    case 'use-at':
    case 'reroll':
    case 'trigger':
      return command.card;
    default:
      return '';
  }
}

export function noteCommand(notes: GameNotes, command: Command): void {
  const card = cardUsed(command);
  if (card === '') return;
  count(notes.cards, card);
  notes.use.used.add(card);
}

/** R22.3: by a test, not by an act that exposes. */
function noteExposed({ testedAt, detections }: GameNotes, { by, why }: EventOf<'exposed'>): void {
  if (why.includes('R22.3')) count(detections, squareName(testedAt.get(by)!));
}

export function noteEvents(notes: GameNotes, events: readonly GameEvent[]): void {
  for (const event of events) {
    noteUse(notes.use, event);
    if (event.type === 'turn-begun') notes.turn = event.turn;
    else if (event.type === 'wounded') count(notes.wounds, event.by, event.hp);
    else if (event.type === 'alert-raised') notes.alert ??= notes.turn;
    else if (event.type === 'dice-rolled' && event.for === 'test') notes.testedAt.set(event.by, event.at);
    else if (event.type === 'exposed') noteExposed(notes, event);
    else if (event.type === 'only-option') noteCommand(notes, event.command);
  }
}
