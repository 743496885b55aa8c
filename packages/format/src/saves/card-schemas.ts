import {
  type Card,
  DIRECTIONS,
  type Effect,
  ENTRANCES,
  MAX_MAPS,
  PLACES,
  QUANTITIES,
  type ReinforcementColumn,
  WHENS,
  WHOS,
  type While,
} from '@bauta/engine';
import { z } from 'zod';
import { id, listOf, whole } from '../content/schema/bounds.ts';
import { doSchema, ifSchema } from '../content/schema/effect-schema.ts';

/** Cards as a save holds them: compiled, with nothing left out. */
const few = whole(0, 99);

const effect: z.ZodType<Effect> = z.strictObject({
  when: z.enum(WHENS),
  if: listOf(ifSchema, 9),
  cost: few,
  per: z.enum(['', 'turn', 'memory']),
  may: z.boolean(),
  who: z.enum(WHOS),
  do: listOf(doSchema, 9),
});
const effects = listOf(effect, 9);
const lastingWhile: z.ZodType<While> = z.strictObject({ quantity: z.enum(QUANTITIES), add: whole(-99, 99) });
const whiles = listOf(lastingWhile, 9);

const weapon = z.strictObject({
  dice: few,
  reach: z.enum(['own', 'nearby']),
  exposes: z.boolean(),
  alerts: z.boolean(),
  bulky: z.boolean(),
});

const equipment = z.strictObject({
  kind: z.literal('equipment'),
  id,
  colour: z.enum(['white', 'black']),
  slot: z.enum(PLACES),
  weapon: weapon.nullable(),
  armour: few,
  investigation: z.boolean(),
  effects,
  while: whiles,
});

const column: z.ZodType<ReinforcementColumn> = z.record(z.enum(ENTRANCES), z.tuple([few, few]));

export const cardSchema: z.ZodType<Card> = z.discriminatedUnion('kind', [
  equipment,
  z.strictObject({ kind: z.literal('event'), id, direction: z.enum([...DIRECTIONS, '?']), effects }),
  z.strictObject({
    kind: z.literal('reinforcement'),
    id,
    assassins: whole(2, 4),
    map: whole(0, MAX_MAPS - 1),
    quiet: column,
    raised: column,
  }),
  z.strictObject({ kind: z.literal('tower'), id, effects }),
  z.strictObject({ kind: z.literal('ability'), id, effects, while: whiles }),
  z.strictObject({ kind: z.literal('rule'), id, effects }),
  z.strictObject({ kind: z.literal('token'), id, xp: few }),
]);
