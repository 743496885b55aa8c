import {
  blankCampaign,
  type Campaign,
  type CampaignContent,
  type CampaignEvent,
  type CampaignSetup,
  type Content,
  createCampaign,
  createMemory,
  type EventOf,
  isRefusal,
  type MemorySetup,
} from '@bauta/engine';
import { z } from 'zod';
import { campaignEventCheck } from '../saves/campaign/event-check.ts';
import { laidCampaign } from '../saves/campaign/laid-campaign.ts';

/** Where a campaign goes on from: checked as a save is that begins so. */
export const startSchema = z.strictObject({
  position: z.unknown(),
  memory: z.strictObject({ setup: z.unknown(), position: z.unknown() }).optional(),
});
type Start = z.output<typeof startSchema>;

/** Of a save that goes on from a position; null for one that began with the first page. What the pack holds is left out. */
export function startOf(setUp: readonly CampaignEvent[]): Start | null {
  const laid = setUp.find((event) => event.type === 'campaign-laid');
  if (laid === undefined) return null;
  const inside = setUp.flatMap((event) => (event.type === 'in-memory' ? event.event : []));
  const memory = inside.find((event): event is EventOf<'memory-set-up'> => event.type === 'memory-set-up');
  const position = inside.find((event): event is EventOf<'position-laid'> => event.type === 'position-laid');
  if (memory === undefined || position === undefined) return { position: laid.position };
  return { position: laid.position, memory: { setup: memory.setup, position: position.position } };
}

function eventsOf(content: CampaignContent, { position, memory }: Start): unknown[] {
  const laid = { type: 'campaign-laid', position, why: [] };
  if (memory === undefined) return [laid];
  const created = createMemory(content, memory.setup as MemorySetup);
  if (isRefusal(created)) throw new Error(`${created.refused} (${created.rule})`);
  const begun = { type: 'memory-set-up', content: created.content, setup: memory.setup, why: 'R1.1' };
  return [
    laid,
    ...[begun, { type: 'position-laid', position: memory.position, why: [] }].map((event) => ({ type: 'in-memory', event })),
  ];
}

function laid(content: CampaignContent, setup: CampaignSetup, start: Start): Campaign | string {
  const campaign = blankCampaign(content, setup);
  try {
    laidCampaign(campaign, eventsOf(content, start), campaignEventCheck(content));
    return campaign;
  } catch (error) {
    // Whatever a rule trips over in a position from elsewhere is a fault of the position.
    return error instanceof Error ? error.message : String(error);
  }
}

/** From its first page, or from where it was laid down; a sentence when it cannot begin so. */
export function beginCampaign(content: Content, setup: CampaignSetup, start: Start | undefined): Campaign | string {
  const begun = createCampaign(content, setup);
  if (isRefusal(begun)) return `The campaign is refused: ${begun.refused} (${begun.rule}).`;
  return start === undefined ? begun : laid(begun.content, setup, start);
}
