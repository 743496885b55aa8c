import { DIRECTIONS, PLACES } from '@bauta/engine';
import { z } from 'zod';
import { byId, cardCounts, dice, hp, id, listOf, mapLetter, whole, xp } from './bounds.ts';
import { effects, whiles } from './effect-schema.ts';

/** R16; `reach` follows the slot unless it is given. */
const weapon = z.strictObject({
  dice,
  reach: z.enum(['own', 'nearby']).optional(),
  exposes: z.boolean().default(false),
  alerts: z.boolean().default(false),
  bulky: z.boolean().default(false),
});

const equipment = z.strictObject({
  colour: z.enum(['white', 'black']),
  slot: z.enum(PLACES).default('pack'),
  weapon: weapon.optional(),
  armour: hp.default(0),
  effects,
  while: whiles,
});
export type EquipmentFile = z.output<typeof equipment>;

const event = z.strictObject({ direction: z.enum([...DIRECTIONS, '?']), effects });

/** [crossbowmen, elites]; an entrance left out brings nobody. */
const entering = z.tuple([whole(0, 4), whole(0, 4)]).default([0, 0]);
const column = z.strictObject({ A: entering, B: entering, C: entering, D: entering });
/** R50.2: `map` is on its back. */
const reinforcement = z.strictObject({ assassins: whole(2, 4), map: mapLetter.default('a'), quiet: column, raised: column });

export const equipmentFile = byId(equipment);
export const investigationsFile = byId(z.strictObject({ effects }));
export const eventsFile = byId(event);
export const reinforcementsFile = byId(reinforcement);
export const towersFile = byId(z.strictObject({ effects }));
export const abilitiesFile = byId(z.strictObject({ effects, while: whiles }));
/** Special rules of memories and bosses. */
export const rulesFile = byId(z.strictObject({ effects }));
export const tokensFile = byId(z.strictObject({ xp }));
/** Named decks: how many of which card. */
export const decksFile = byId(cardCounts);

export const board = z.strictObject({
  melee: id.optional(),
  ranged: id.optional(),
  armour: id.optional(),
  blade: id.optional(),
  pack: listOf(id, 5).default([]),
});
export type BoardFile = z.output<typeof board>;
