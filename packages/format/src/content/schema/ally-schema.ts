import { ALLY_ACTIONS } from '@bauta/engine';
import { z } from 'zod';
import { byId, hp, id, listOf, whole } from './bounds.ts';

/** R40.6, R44: weapons and ability are cards of the pack. Without `hp` it cannot be attacked. */
const ally = z.strictObject({
  hp: hp.default(0),
  ap: whole(0, 4).default(0),
  actions: listOf(z.enum(ALLY_ACTIONS), ALLY_ACTIONS.length).default([]),
  climbs: z.boolean().default(false),
  follows: z.boolean().default(false),
  stays: z.enum(['memory', 'turn']).default('memory'),
  melee: id.optional(),
  ranged: id.optional(),
  ability: id.optional(),
});
export type AllyFile = z.output<typeof ally>;

export const alliesFile = byId(ally);
