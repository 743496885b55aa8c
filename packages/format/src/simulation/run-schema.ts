import { DIFFICULTIES, FAILURES } from '@bauta/engine';
import { z } from 'zod';
import { byId, id, whole } from '../content/schema/bounds.ts';
import { hash } from '../saves/line-schemas.ts';

export const RUN_FORMAT = 2;

export const MAP_USES = ['spot', 'tower', 'chest', 'calm'] as const;
/** What a map has to offer: a hiding spot entered, a tower synchronised, a chest opened, a raised alert quieted. */
export type MapUse = (typeof MAP_USES)[number];

const many = whole(0, 1_000_000);
/** `mentor`, a version of it, `mentor@1`, or one with an aim, `mentor@2+sync`. */
const botName = z.string().regex(/^[a-z]+(?:@[1-9]\d{0,5})?(?:\+[a-z]+)?$/);
const squareName = z.string().regex(/^(?:[b-d]:)?(?:top|[a-z](?:[1-9]|[12][0-9]|3[01]))$/);

/** What decides how a game goes beside its own line: games of other settings must not be counted together. */
export const runSettings = z.strictObject({
  /** `sum` is the hash of the whole content. */
  content: z.strictObject({ id, version: z.string().max(20), sum: hash }),
  /** The hash of the rules' and the bots' code. */
  code: hash,
  seed: z.string().min(1).max(100),
  /** Of a bot that searches, for one decision. */
  budget: z.union([z.strictObject({ iterations: many }), z.strictObject({ milliseconds: many })]),
});
export type RunSettings = z.output<typeof runSettings>;

export const runHeader = z.strictObject({ bauta: z.literal('simulation'), format: z.literal(RUN_FORMAT), settings: runSettings });

/** What became of a game; the same for the same game. */
export const gameRecord = z.strictObject({
  success: z.boolean(),
  /** Why it failed, '' when it did not. */
  reason: z.enum(['', ...FAILURES]),
  turns: many,
  decisions: many,
  /** HP lost, by character. */
  wounds: byId(many),
  /** The turn in which the alert was first raised; null: it never was. */
  alert: many.nullable(),
  /** R34.1 */
  sync: z.boolean(),
  /** R22.3: how often an assassin was exposed by a detection test, by square. */
  detections: z.record(squareName, many),
  /** How often a card was used by the players. */
  cards: byId(many),
  /** What the assassins had at any time: on boards, abilities, skills. */
  held: z.array(id),
  /** Of those, what was used, or took effect by itself. */
  used: z.array(id),
  /** Squares on which an assassin was. */
  entered: z.array(squareName),
  uses: z.array(z.enum(MAP_USES)),
  /** The objective completed first, '' when none was. */
  first: z.union([z.literal(''), id]),
  /** Where assassins left. */
  exits: z.array(squareName),
  /** Elites and bosses that were eliminated or wounded. */
  faced: z.array(id),
});
export type GameRecord = z.output<typeof gameRecord>;

export const runGame = z.strictObject({
  memory: id,
  party: z.array(id).min(2).max(4),
  difficulty: z.enum(DIFFICULTIES),
  bot: botName,
  /** Its number among the games of this memory, party size, difficulty and bot. */
  game: many,
  record: gameRecord,
  /** Milliseconds of the processor: not the same twice. */
  cpu: z.number().min(0),
});
export type RunGame = z.output<typeof runGame>;
