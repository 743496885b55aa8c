import type { EventType, GameEvent } from '@bauta/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { renderEvent } from './render.ts';

/** What is told of dice and cards that took much. */
const BLOWS: ReadonlySet<EventType> = new Set<EventType>([
  'event-revealed',
  'exposed',
  'alert-raised',
  'body-found',
  'wounded',
  'fell',
  'assassin-eliminated',
  'objective-lost',
  'time-up',
]);

/** What came down on the party, each said once; '' when nothing did. */
export const renderBlows = (catalogue: Catalogue, events: readonly GameEvent[]): string =>
  [...new Set(events.filter(({ type }) => BLOWS.has(type)).map((event) => renderEvent(catalogue, event)))].join(' ');
