import { z } from 'zod';
import { anySquare, count, id, whole, xp } from './bounds.ts';
import { COUNTS } from './effect-schema.ts';

const known = { optional: z.boolean().default(false), xp: xp.optional() };
const always = { ...known, hidden: z.boolean().default(false) };
/** R14.1; guard spaces left out are 3, and none where the token is hidden. */
const token = { at: anySquare, ap: whole(1, 3), spaces: whole(0, 3).optional() };
export const objective = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('complete'), ...always, ...token }),
  z.strictObject({ kind: z.literal('eliminate'), ...always, target: id, count: count.min(1).default(1) }),
  z.strictObject({ kind: z.literal('carry'), ...always, ...token, to: anySquare.optional() }),
  z.strictObject({
    kind: z.literal('destroy'),
    ...always,
    ...token,
    at: anySquare.optional(),
    ap: whole(1, 3).optional(),
    machine: id.optional(),
    alerts: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('hold'),
    ...always,
    at: anySquare,
    count: whole(1, 9).default(1),
    inARow: z.boolean().default(true),
  }),
  z.strictObject({ kind: z.literal('count'), ...always, counter: id, count: whole(1, COUNTS) }),
  z.strictObject({ kind: z.literal('reach'), ...always, at: anySquare, count: whole(1, 4).default(1) }),
  z.strictObject({
    kind: z.literal('escort'),
    ...known,
    ...token,
    ally: id,
    to: anySquare.optional(),
  }),
]);
export type ObjectiveFile = z.output<typeof objective>;
