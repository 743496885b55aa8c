import { type CampaignEvent, type GameEvent, isEventType, redact } from '@bauta/engine';

export const isOfMemory = (event: GameEvent | CampaignEvent): event is GameEvent => isEventType(event.type);

/** An event of the memory, also where a campaign tells it; null for one of the campaign alone. */
export function memoryEvent(event: GameEvent | CampaignEvent): GameEvent | null {
  if (isOfMemory(event)) return event;
  return event.type === 'in-memory' ? event.event : null;
}

/** What happened in the memory, as the table may know it; what a campaign does beside it is left out. */
export function memoryEvents(events: readonly (GameEvent | CampaignEvent)[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const each of events) {
    const event = memoryEvent(each);
    if (event !== null) out.push(redact(event));
  }
  return out;
}

export const setsUp = (events: readonly (GameEvent | CampaignEvent)[]): boolean =>
  events.some((event) => memoryEvent(event)?.type === 'memory-set-up');
