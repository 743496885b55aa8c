import { type EventType, type Game, type GameEvent, groundIfAny, isOnMap, type Square } from '@bauta/engine';
import type { PlaybackStep } from './steps.ts';

/** Of a character, but nothing that happens to them. */
const BOOK_KEEPING: ReadonlySet<EventType> = new Set<EventType>(['actions-refilled', 'actions-lost', 'assassin-joined']);

/** For everybody at the table. */
const FOR_ALL: ReadonlySet<EventType> = new Set<EventType>([
  'event-revealed',
  'direction-set',
  'alert-raised',
  'alert-quieted',
  'body-found',
  'boss-appeared',
  'objective-completed',
  'objective-lost',
  'objective-revealed',
  'tiles-marked',
  'ground-changed',
  'time-up',
  'memory-succeeded',
  'memory-failed',
]);

/** Where somebody new comes. */
function comesTo(event: GameEvent): Square | null {
  if (event.type === 'enemy-moved' || event.type === 'machine-moved') return event.to;
  return event.type === 'guard-placed' || event.type === 'body-woken' ? event.at : null;
}

/** On a square of one of us, or nearby. */
function isNearUs(game: Game, at: Square): boolean {
  const nearby = groundIfAny(game, at)?.nearby ?? [];
  return game.characters.some((each) => isOnMap(each) && (each.at === at || nearby.includes(each.at)));
}

function concerns(game: Game, event: GameEvent): boolean {
  if (FOR_ALL.has(event.type)) return true;
  if ('by' in event && event.by !== '' && !BOOK_KEEPING.has(event.type)) return true;
  const to = comesTo(event);
  return to !== null && isNearUs(game, to);
}

/** An assassin is tested, attacked or hunted in it, somebody comes near one, or it is for all. `game`: before it. */
export const concernsUs = (game: Game, { events }: PlaybackStep): boolean => events.some((event) => concerns(game, event));
