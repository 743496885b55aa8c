import {
  type CampaignContent,
  type CampaignEventOf,
  type CampaignSetup,
  DIFFICULTIES,
  GUARD_KINDS,
  SHUFFLINGS,
} from '@bauta/engine';
import { z } from 'zod';
import { byId, contentId, id, listOf, whole } from '../../content/schema/bounds.ts';
import { whySchema } from '../../positions/known.ts';
import { cardSchema } from '../card-schemas.ts';
import { allySchema, bossSchema, diceSchema, guardSchema, machineSchema } from '../content-schemas.ts';
import { memorySchema } from '../memory-schemas.ts';
import { bookSchema } from './book-schema.ts';

const content: z.ZodType<CampaignContent> = z.strictObject({
  ...contentId.shape,
  dice: diceSchema,
  guards: z.record(z.enum(GUARD_KINDS), guardSchema),
  bosses: byId(bossSchema),
  machines: byId(machineSchema),
  assassins: byId(z.strictObject({ id, abilities: listOf(id, 9), skills: listOf(listOf(id, 9), 9) })),
  allies: byId(allySchema),
  cards: byId(cardSchema),
  memories: byId(memorySchema),
  book: bookSchema,
});

const setup: z.ZodType<CampaignSetup> = z.strictObject({
  content: contentId,
  seed: z.string().max(200),
  shuffling: z.enum(SHUFFLINGS).exactOptional(),
  players: whole(1, 4),
  party: listOf(id, 4).min(2),
  difficulty: z.enum(DIFFICULTIES),
});

/** The first event of every campaign. */
export const begunSchema: z.ZodType<CampaignEventOf<'campaign-begun'>> = z.strictObject({
  type: z.literal('campaign-begun'),
  content,
  setup,
  why: whySchema,
});
