import { FACES, GUARD_KINDS, IMMUNITIES, MOVEMENTS } from '@bauta/engine';
import { z } from 'zod';
import { byId, byParty, dice, hp, id, listOf, whole, xp } from './bounds.ts';

const face = <Name extends string>(faces: readonly [Name, ...Name[]]) => listOf(z.enum(faces), 20).min(1);

export const diceFile = z.strictObject({
  assassin: face(FACES.assassin),
  enemy: face(FACES.enemy),
  detection: face(FACES.detection),
});

const enemy = {
  ranged: z.boolean().default(false),
  steps: whole(0, 3).default(1),
  climbs: z.boolean().default(false),
  eyes: whole(0, 4).default(1),
};

export const guardsFile = z.record(z.enum(GUARD_KINDS), z.strictObject({ armour: whole(1, 12), dice, ...enemy }));

/** R33.1: `hp` and `dice` for 2, 3 and 4 assassins. */
export const bossesFile = byId(
  z.strictObject({
    hp: byParty(hp.min(1)),
    dice: byParty(dice),
    xp,
    movement: z.enum(MOVEMENTS).default('guard'),
    partner: id.optional(),
    immune: listOf(z.enum(IMMUNITIES), IMMUNITIES.length).default([]),
    body: z.boolean().default(true),
    rules: listOf(id, 4).default([]),
    ...enemy,
  }),
);

/** R48: what can be done aboard, and what a guard aboard attacks with in place of its own weapons. */
export const machinesFile = byId(
  z.strictObject({
    hp: byParty(hp.min(1)),
    actions: listOf(id, 6).min(1),
    dice: dice.default(0),
    ranged: z.boolean().default(false),
  }),
);

/** R12: the ability cards of levels 0 to IV. R39.1: the skills to choose from at levels I to IV. */
export const assassinsFile = byId(
  z.strictObject({ abilities: listOf(id, 5).min(1), skills: listOf(listOf(id, 3).min(1), 4).default([]) }),
);

export const packFile = z.strictObject({
  id,
  version: z
    .string()
    .max(20)
    .regex(/^\d+\.\d+\.\d+$/, { error: 'must be a version in quotes, like "1.0.2"' }),
  /** Cards and figures that no memory brings into play, and memories and pages that nothing leads to yet: for scripts, and for packs laid over this one. */
  spare: listOf(id, 100).default([]),
});
