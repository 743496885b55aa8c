import { z } from 'zod';
import { listOf } from '../content/schema/bounds.ts';
import { positionSchema } from '../positions/position-schema.ts';

const word = z.string().max(200);
const scalar = z.union([word, z.number(), z.boolean()]);

/** An event type, a clause, or some of an event's fields. */
const happening = z.union([word, z.record(z.string().max(40), z.union([scalar, listOf(scalar, 100)]))]);
export type HappeningFile = z.output<typeof happening>;

/** A command that must be refused, and why. */
export const refusalSchema = z.strictObject({ refuses: word, rule: word.optional(), reason: word.optional() });
export type RefusalFile = z.output<typeof refusalSchema>;

const ids = listOf(word, 500);

export const expectSchema = z.strictObject({
  position: positionSchema.optional(),
  log: listOf(happening, 500).optional(),
  never: listOf(happening, 100).optional(),
  question: word.optional(),
  options: z.strictObject({ contains: ids.optional(), not: ids.optional(), exactly: ids.optional() }).optional(),
  refuses: listOf(z.union([word, refusalSchema]), 100).optional(),
  hash: word.optional(),
});
export type ExpectFile = z.output<typeof expectSchema>;
