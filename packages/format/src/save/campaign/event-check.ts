import { type Campaign, type CampaignEvent, type EventOf, type GameEvent, isCampaignEventType } from '@bauta/engine';
import type { z } from 'zod';
import { checkedSetUp } from '../checked-set-up.ts';
import { eventSchema } from '../event-schema.ts';
import { knownIn } from '../known.ts';
import { checked } from '../line-schemas.ts';
import { SaveFault } from '../save.ts';

/** The event as it must be in the campaign as it stands, or a fault of the line. */
export type CampaignEventCheck = (event: unknown, campaign: Campaign, line: number, index: number) => CampaignEvent;

const schemas = new WeakMap<EventOf<'memory-set-up'>['content'], z.ZodType<GameEvent>>();

/** What an event of the memory under way may look like: worked out once for each memory. */
function memoryEvents({ game }: Campaign): z.ZodType<GameEvent> | null {
  if (game === null) return null;
  let schema = schemas.get(game.content);
  if (schema === undefined) {
    schema = eventSchema(knownIn(game));
    schemas.set(game.content, schema);
  }
  return schema;
}

const typeOf = (event: unknown): unknown => (typeof event === 'object' && event !== null && 'type' in event ? event.type : null);

function checkedPlayed(event: unknown, campaign: Campaign, line: number, index: number): GameEvent {
  if (typeOf(event) === 'memory-set-up') return checkedSetUp(event, line);
  const schema = memoryEvents(campaign);
  if (schema === null) throw new SaveFault(line, `Event ${index + 1} is of a memory, but none is under way.`);
  return checked(schema, event, line, `in event ${index + 1}, `);
}

export const checkCampaignEvent: CampaignEventCheck = (event, campaign, line, index) => {
  const type = typeOf(event);
  if (type === 'in-memory') return { type, event: checkedPlayed((event as { event: unknown }).event, campaign, line, index) };
  if (typeof type !== 'string' || !isCampaignEventType(type) || type === 'campaign-begun')
    throw new SaveFault(line, `Event ${index + 1} is no event of a campaign.`);
  return event as CampaignEvent;
};
