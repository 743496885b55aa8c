import { z } from 'zod';
import { byId, id, listOf, whole } from './bounds.ts';
import { board } from './card-schema.ts';
import { campaignIfs, instructions } from './instruction-schema.ts';

const deckNames = listOf(id, 20);

/** Where a campaign begins, and what it holds before any box is opened. A pack without this file has no campaign. */
export const campaignFile = z.strictObject({
  start: id,
  /** R35: the diary's entry of the headquarters. */
  hqEntry: id.optional(),
  /** R39.1: XP at which level I, II, III and IV is reached. */
  levels: listOf(whole(1, 999), 4).default([]),
  decks: z.strictObject({ event: deckNames.default([]), equipment: deckNames.min(1) }),
  /** R10: sets of chest cards, each put together from decks. */
  chests: byId(deckNames.min(1)).default({}),
  /** R1.2: what each apprentice of the first memory carries. */
  apprentice: board,
});
export type CampaignFile = z.output<typeof campaignFile>;

/** An entry by itself comes next in any case; without one the campaign ends. */
const next = z.union([id, z.strictObject({ if: campaignIfs, entry: id.optional() })]);

const entry = z.strictObject({
  memory: id,
  optional: z.boolean().default(false),
  briefing: instructions,
  conclusion: instructions,
  next: listOf(next, 8).default([]),
});
export type EntryFile = z.output<typeof entry>;

export const entriesFile = byId(entry);
/** R1.3: the red card says what is done with the rest. */
export const boxesFile = byId(z.strictObject({ red: instructions }));
