import { z } from 'zod';
import { id, whole } from '../content/schema/bounds.ts';
import { runSettings } from './run-schema.ts';

export const SAMPLE_FORMAT = 1;

const many = whole(0, 1_000_000);
const share = z.number().min(0).max(1);

export const samplesHeader = z.strictObject({
  bauta: z.literal('samples'),
  format: z.literal(SAMPLE_FORMAT),
  settings: runSettings,
});

/** A greedy game: how far its most decisive roll changed the share of games that are won from there. */
const swing = z.strictObject({ success: z.boolean(), rolls: many, change: share });
export type SwingRecord = z.output<typeof swing>;

/** A position of a greedy game: how many of its options are within three points of the best, and what the best comes to. */
const room = z.strictObject({ turn: many, options: many, near: many, best: share });
export type RoomRecord = z.output<typeof room>;

/** What was measured in one game; `room` is null where nothing was to be chosen in it. */
const where = { memory: id, party: z.array(id).min(2).max(4), game: many };
export const sample = z.union([z.strictObject({ ...where, swing }), z.strictObject({ ...where, room: room.nullable() })]);
export type Sample = z.output<typeof sample>;
