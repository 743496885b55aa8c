import { z } from 'zod';
import { byId, id, listOf, whole } from '../content/schema/bounds.ts';
import { board } from '../content/schema/card-schema.ts';

export const member = board.extend({
  apprentice: z.boolean().default(false),
  level: whole(0, 4).default(0),
  ability: id.optional(),
  skills: listOf(id, 8).default([]),
  wounds: whole(0, 12).default(0),
  pack: listOf(id, 5).optional(),
});
export type MemberFile = z.output<typeof member>;

/** How many, who, or who with what. */
export const partySchema = z.union([whole(2, 4), listOf(id, 4), byId(member)]);
export type PositionPartyFile = z.output<typeof partySchema>;
