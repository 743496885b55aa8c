import type { Campaign, CampaignContent, CampaignEvent, EventOf, Game, GameEvent, MemoryContent } from '@bauta/engine';
import { z } from 'zod';
import { type Names, namesIn } from '../../positions/known.ts';
import { checkedSetUp } from '../checked-set-up.ts';
import { typeOf, writtenEvent } from '../event-schema.ts';
import { asWritten, checked } from '../line-schemas.ts';
import { SaveFault } from '../save.ts';
import { campaignEventSchema } from './event-schema.ts';
import { isPartOf } from './is-part-of.ts';
import { knownInCampaign } from './known.ts';

/** The event as it must be in the campaign as it stands, or a fault of the line. */
export type CampaignEventCheck = (event: unknown, campaign: Campaign, line: number, index: number) => CampaignEvent;

const names = new WeakMap<MemoryContent, Names>();

/** What the memory under way holds: worked out once for each. */
function namesOf(game: Game): Names {
  let found = names.get(game.content);
  if (found === undefined) {
    found = namesIn(game);
    names.set(game.content, found);
  }
  return found;
}

/** A memory is set up from what the campaign holds, and from nothing else. */
function ofCampaign(event: EventOf<'memory-set-up'>, { content }: Campaign, line: number): EventOf<'memory-set-up'> {
  if (!isPartOf(event.content, content, event.setup)) throw new SaveFault(line, 'The memory is not one of this campaign.');
  return event;
}

function checkedPlayed(event: unknown, campaign: Campaign, line: number, index: number): GameEvent {
  if (typeOf(event) === 'memory-set-up') return ofCampaign(checkedSetUp(event, line), campaign, line);
  if (campaign.game === null) throw new SaveFault(line, `Event ${index + 1} is of a memory, but none is under way.`);
  return writtenEvent(namesOf(campaign.game), event, line, `in event ${index + 1}, `);
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
