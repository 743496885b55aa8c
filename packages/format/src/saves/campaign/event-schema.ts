import {
  type CampaignEvent,
  type CampaignEventOf,
  type CampaignEventType,
  type CampaignNote,
  DIFFICULTIES,
  ENTRY_RESULTS,
  FACES,
  PLACES,
  POSTS,
  XP_SOURCES,
} from '@bauta/engine';
import { z } from 'zod';
import { id, listOf, whole } from '../../content/schema/bounds.ts';
import { MAX_LIST, whySchema as why } from '../../positions/known.ts';
import { sameJson } from '../../positions/same-json.ts';
import type { CampaignKnown } from './known.ts';
import { campaignStepSchema } from './step-schema.ts';

/** Every event of a campaign but the first, and but those of a memory, which its own schema knows. */
type Later = Exclude<CampaignEventType, CampaignNote['type'] | 'campaign-begun' | 'campaign-laid'>;
type Shape<T extends CampaignEventType> = {
  readonly [K in Exclude<keyof CampaignEventOf<T>, 'type' | 'why'>]-?: z.ZodType<CampaignEventOf<T>[K]>;
};
type Shapes<T extends CampaignEventType = Later> = { readonly [K in T]: Shape<K> };

const difficulty = z.enum(DIFFICULTIES);
const place = z.enum(PLACES);
const post = z.enum(POSTS);
export const attempt = z.union([z.literal(1), z.literal(2)]);
const result = z.enum(ENTRY_RESULTS);
const value = whole(-9999, 9999);
export const earned = z.partialRecord(z.enum(XP_SOURCES), value);

const anyFlags = z.record(id, value);
// A record would pass over a key that means something to the language.
export const flags = z.custom<Readonly<Record<string, number>>>((data) => sameJson(anyFlags.safeParse(data).data, data), {
  error: 'must be numbers by flag',
});

export const writtenEntry = (number: z.ZodType<number>) =>
  z.strictObject({ result, sync: z.enum(['none', 'red', 'grey']), attempts: number, turns: number, xp: number });

/** The book, the diary and progress. */
const bookShapes = ({ entry, box, red, cards, set, member, card, number }: CampaignKnown) => ({
  'pile-shuffled': { deck: z.enum(['equipment', 'chest']), order: cards },
  'entry-begun': { entry },
  'difficulty-chosen': { difficulty },
  'box-opened': { box, red },
  'cards-shared-out': { cards },
  'cards-laid-aside': { cards },
  'rewards-revealed': { cards },
  'cards-shuffled-in': { deck: z.enum(['event', 'equipment']), cards },
  'chests-added': { set, cards },
  'chests-expired': { set, cards },
  'choice-made': { choice: id, option: id },
  'campaign-flag-set': { flag: id, value },
  'entry-written': { entry, written: writtenEntry(number), earned },
  'sync-won': { entry, sync: z.enum(['red', 'grey']) },
  'xp-gained': { xp: number, source: z.enum(XP_SOURCES) },
  'level-reached': { level: number },
  'skill-learnt': { by: member, skill: card },
});

/** The party, its cards, and what it brings back. */
const partyShapes = ({ member: by, holder, card, cards, entry, board, pile, number }: CampaignKnown) => ({
  'assassins-named': {},
  'party-joined': { by },
  'party-left': { by, players: number },
  'laid-up': { by, out: z.enum(['eliminated', 'resting']) },
  'put-to-bed': { by },
  'left-bed': { by },
  'back-in-action': { by },
  'apprentice-stands-in': { by },
  'hp-restored': { by, hp: number },
  'card-stored': { by, card, from: z.enum([...PLACES, 'aside']) },
  'card-fetched': { by, card, into: place },
  'card-handed': { by, card, from: place, to: by, into: place },
  'card-spent': { of: holder, card, from: z.enum([...PLACES, 'storage']), gone: z.boolean() },
  'memory-begun': { entry, attempt },
  'memory-ended': { entry, attempt, success: z.boolean(), difficulty },
  'brought-back': { by, wounds: number, board },
  'piles-brought-back': { equipment: pile, chest: pile, removed: cards },
  'flags-brought-back': { flags },
  'chest-card-returned': { by, card },
  'second-chance': { entry },
  'completed-by-others': { entry },
});

/** The headquarters (R40, R41), and the flow. */
const hqShapes = ({ hq, contract, figure, blueprint, card, place: boxPlace, command, number }: CampaignKnown) => ({
  'hq-opened': { kind: hq, contracts: listOf(contract, MAX_LIST) },
  'figures-gained': { figure, count: number },
  'figures-lost': { figure, count: number },
  'figure-assigned': { figure, post },
  'figure-taken': { figure, post },
  'post-emptied': { post },
  'assignment-made': {},
  'blueprint-gained': { blueprint },
  'blueprint-placed': { blueprint },
  'blueprint-put-back': { blueprint },
  'blueprint-built': { blueprint, card },
  'contract-revealed': { contract },
  'contract-box-read': { contract, box: id, next: boxPlace.nullable() },
  'contract-eased': { hits: number },
  'helpers-rolled': { faces: listOf(z.enum(FACES.assassin), MAX_LIST) },
  'contract-tried': { contract, hits: number, needed: number, attempt: number },
  'contract-failed': { contract },
  'contract-fulfilled': { contract },
  'equipment-shown': { card },
  'equipment-kept': { card },
  'equipment-passed-over': { card },
  'only-choice': { command },
  'campaign-ended': {},
});

function notes(known: CampaignKnown) {
  const step = campaignStepSchema(known);
  return [
    z.strictObject({ type: z.literal('campaign-step-begun'), step }),
    z.strictObject({ type: z.literal('campaign-step-noted'), step }),
    z.strictObject({ type: z.literal('campaign-step-ended') }),
  ] as const;
}

/** What an event of this campaign may look like. */
export function campaignEventSchema(known: CampaignKnown): z.ZodType<CampaignEvent> {
  const shapes: Shapes = { ...bookShapes(known), ...partyShapes(known), ...hqShapes(known) };
  const facts = Object.entries(shapes).map(([type, shape]) =>
    z.strictObject({ type: z.literal(type), why, ...(shape as Record<string, z.ZodType>) }),
  );
  return z.discriminatedUnion('type', [...notes(known), ...facts]) as unknown as z.ZodType<CampaignEvent>;
}
