import type { Campaign, CampaignContent, CampaignEvent, EventOf, GameEvent } from '@bauta/engine';
import { z } from 'zod';
import { checkedSetUp } from '../checked-set-up.ts';
import { eventSchema } from '../event-schema.ts';
import { knownIn } from '../known.ts';
import { asWritten, checked } from '../line-schemas.ts';
import { SaveFault } from '../save.ts';
import { campaignEventSchema } from './event-schema.ts';
import { isPartOf } from './is-part-of.ts';
import { knownInCampaign } from './known.ts';

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

/** A memory is set up from what the campaign holds, and from nothing else. */
function ofCampaign(event: EventOf<'memory-set-up'>, { content }: Campaign, line: number): EventOf<'memory-set-up'> {
  if (!isPartOf(event.content, content)) throw new SaveFault(line, 'The memory is not one of this campaign.');
  return event;
}

function checkedPlayed(event: unknown, campaign: Campaign, line: number, index: number): GameEvent {
  if (typeOf(event) === 'memory-set-up') return ofCampaign(checkedSetUp(event, line), campaign, line);
  const schema = memoryEvents(campaign);
  if (schema === null) throw new SaveFault(line, `Event ${index + 1} is of a memory, but none is under way.`);
  return asWritten(schema, event, line, `in event ${index + 1}, `);
}

const played = z.strictObject({ type: z.literal('in-memory'), event: z.unknown() });

/** What an event of this campaign may be, wherever the campaign stands. */
export function campaignEventCheck(content: CampaignContent): CampaignEventCheck {
  const schema = campaignEventSchema(knownInCampaign({ content }));
  return (event, campaign, line, index) => {
    const where = `in event ${index + 1}, `;
    if (typeOf(event) !== 'in-memory') return asWritten(schema, event, line, where);
    const { event: inside } = checked(played, event, line, where);
    return { type: 'in-memory', event: checkedPlayed(inside, campaign, line, index) };
  };
}
