import type { EventType, GameEvent } from '@bauta/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { clausesOf, renderEvent } from './render.ts';

/** Something that happened, in words; or a page that is read then. `brief`: told even where book-keeping is left out. */
export type LogLine =
  | { told: 'event'; text: string; clauses: readonly string[]; brief: boolean }
  | { told: 'page'; heading: string; text: string };

/** Book-keeping that the board shows anyway; the whole log tells it. */
const UNSAID: ReadonlySet<EventType> = new Set<EventType>([
  'memory-set-up',
  'map-laid',
  'reserve-counted',
  'assassin-joined',
  'deck-shuffled',
  'actions-refilled',
  'action-spent',
  'actions-lost',
  'window-opened',
  'event-ended',
  'lasting-used',
  'lasting-ended',
  'space-taken',
  'search-ended',
  'only-option',
]);

/** Cards of these decks are told by what they do. */
function isUnsaid(event: GameEvent): boolean {
  if (event.type === 'card-drawn') return event.deck !== 'equipment' && event.deck !== 'chest';
  if (event.type === 'card-discarded') return event.deck === 'event' || event.deck === 'reinforcement';
  if (event.type === 'effect-begun') return event.by === '';
  return UNSAID.has(event.type);
}

/** Nothing for what the flow notes of itself. */
export function describe(catalogue: Catalogue, event: GameEvent): LogLine[] {
  const text = renderEvent(catalogue, event);
  return text === null ? [] : [{ told: 'event', text, clauses: clausesOf(event), brief: !isUnsaid(event) }];
}
