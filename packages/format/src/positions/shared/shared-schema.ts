import { DIFFICULTIES } from '@bauta/engine';
import { z } from 'zod';
import { byId, contentId, id, listOf, whole } from '../../content/schema/bounds.ts';
import { member } from '../party-schema.ts';
import { cards, positionSchema } from '../position-schema.ts';

/** The format this program writes. */
export const SHARED_FORMAT = 1;

/** Of a deck only how many cards are left to draw. */
const pile = z.strictObject({ draw: whole(0, 200), discard: cards });

const decks = z.strictObject({
  event: pile,
  equipment: pile,
  chest: pile,
  reinforcement: pile,
  token: pile,
  aside: pile,
});

/** A position as the whole table sees it, with what is needed to play on from it. Which cards nobody has seen, and the seed, have no place in it. */
export const sharedSchema = z.strictObject({
  bauta: z.literal('position'),
  format: z.literal(SHARED_FORMAT),
  content: contentId,
  memory: id,
  difficulty: z.enum(DIFFICULTIES),
  attempt: z.union([z.literal(1), z.literal(2)]),
  players: whole(1, 4),
  party: byId(member),
  storage: cards,
  /** The cards a campaign has in these piles, in the order of their names. */
  piles: z.strictObject({ equipment: cards.optional(), chest: cards.optional() }),
  /** R1.3: how many events boxes have added. */
  events: whole(0, 99),
  hqLevel: whole(0, 4),
  allies: listOf(id, 20),
  flags: byId(whole(-9999, 9999)),
  position: positionSchema.omit({ next: true, decks: true, chance: true, result: true }).extend({ decks }),
});
export type SharedPosition = z.output<typeof sharedSchema>;
