import {
  ALLY_ACTIONS,
  type AllyCard,
  type Board,
  type BossCard,
  type DiceData,
  FACES,
  GUARD_KINDS,
  type GuardCard,
  IMMUNITIES,
  type MachineCard,
  MOVEMENTS,
} from '@bauta/engine';
import { z } from 'zod';
import { byParty, id, listOf, whole } from '../content/schema/bounds.ts';

/** What content is made of, as a save holds it: compiled, with nothing left out. */
export const few = whole(0, 999);
export const maybe = z.union([id, z.literal('')]);
const faces = <Face extends string>(names: readonly [Face, ...Face[]]) => listOf(z.enum(names), 99).min(1);
const enemy = { ranged: z.boolean(), steps: few, climbs: z.boolean(), eyes: few };

export const allySchema: z.ZodType<AllyCard> = z.strictObject({
  id,
  hp: few,
  ap: few,
  actions: listOf(z.enum(ALLY_ACTIONS), 9),
  climbs: z.boolean(),
  follows: z.boolean(),
  stays: z.enum(['memory', 'turn']),
  melee: maybe,
  ranged: maybe,
  ability: maybe,
});

export const bossSchema: z.ZodType<BossCard> = z.strictObject({
  id,
  hp: byParty(few),
  dice: byParty(few),
  xp: few,
  movement: z.enum(MOVEMENTS),
  partner: maybe,
  immune: listOf(z.enum(IMMUNITIES), 9),
  body: z.boolean(),
  rules: listOf(id, 99),
  ...enemy,
});

export const diceSchema: z.ZodType<DiceData> = z.strictObject({
  assassin: faces(FACES.assassin),
  enemy: faces(FACES.enemy),
  detection: faces(FACES.detection),
});
export const guardSchema: z.ZodType<GuardCard> = z.strictObject({ kind: z.enum(GUARD_KINDS), armour: few, dice: few, ...enemy });
export const machineSchema: z.ZodType<MachineCard> = z.strictObject({
  id,
  hp: byParty(few),
  actions: listOf(id, 9),
  dice: few,
  ranged: z.boolean(),
});

export const boardSchema: z.ZodType<Board> = z.strictObject({
  melee: maybe,
  ranged: maybe,
  armour: maybe,
  blade: maybe,
  pack: listOf(id, 5),
});
