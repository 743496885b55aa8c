import { z } from 'zod';
import { byId, flagValue, id, level, listOf } from './bounds.ts';
import { board } from './card-schema.ts';

/** Who plays a memory by itself: as far as a campaign would have brought them. */
const party = z.strictObject({
  level: level.default(0),
  hqLevel: level.default(0),
  assassins: byId(board.extend({ skills: listOf(id, 4).default([]) })),
  apprentice: board,
  /** R1.3: events from boxes, beside the memory's own. */
  events: listOf(id, 40).default([]),
  /** R40.6: at hand, a figure for each time it is named. */
  allies: listOf(id, 12).default([]),
  flags: byId(flagValue).default({}),
});
export type PartyFile = z.output<typeof party>;

/** The party of every memory that names none. */
export const partyFile = party;
/** Those that memories name. */
export const partiesFile = byId(party);
