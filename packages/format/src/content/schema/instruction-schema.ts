import { ENTRY_RESULTS } from '@bauta/engine';
import { z } from 'zod';
import { byId, cardCounts, count, flagValue, hp, id, level, listOf, whole, xp } from './bounds.ts';

/** One entry of `if`: a word, or a record with its bounds. */
const campaignIf = z.union([
  z.enum(['last-synced']),
  z.strictObject({ if: z.literal('flag'), flag: id, from: flagValue.default(1), to: flagValue.default(99) }),
  z.strictObject({ if: z.literal('level'), from: level.default(0), to: level.default(4) }),
  z.strictObject({ if: z.literal('hq-level'), from: level.default(0), to: level.default(4) }),
  z.strictObject({ if: z.literal('hq'), is: id }),
  z.strictObject({ if: z.literal('ended'), entry: id, is: z.enum(ENTRY_RESULTS).default('success') }),
  z.strictObject({ if: z.literal('synced'), entry: id }),
]);
export type CampaignIfFile = z.output<typeof campaignIf>;
export const campaignIfs = listOf(campaignIf, 6).default([]);

const told = <Verb extends string, Shape extends z.ZodRawShape>(verb: Verb, shape: Shape) =>
  z.strictObject({ do: z.literal(verb), if: campaignIfs, ...shape });

const few = count.min(1).default(1);

const PLAIN = [
  told('open-box', { box: id }),
  told('share-out', { cards: cardCounts }),
  told('lay-aside', { cards: cardCounts }),
  told('shuffle-in', { deck: z.enum(['event', 'equipment']).default('event'), cards: cardCounts }),
  told('add-chests', { set: id }),
  told('expire-chests', { set: id }),
  told('choose-assassins', {}),
  told('open-hq', {}),
  told('gain-figures', { figure: id, count: few }),
  told('lose-figures', { figure: id, count: few }),
  told('gain-blueprint', { blueprint: id }),
  told('gain-xp', { xp: xp.min(1) }),
  told('gain-sync', { entry: id }),
  told('heal', { hp: hp.min(1).default(1) }),
  told('set-flag', { flag: id, value: flagValue.default(1) }),
  told('ease-contract', { hits: whole(1, 12).default(1) }),
] as const;

const plain = z.discriminatedUnion('do', PLAIN);
export type PlainFile = z.output<typeof plain>;

/** The players choose one; what an alternative tells asks nothing further, but the box it opens may. */
const choose = told('choose', { choice: id, among: byId(listOf(plain, 12)) });

/** One line of a briefing, conclusion, red card or contract. */
export const instruction = z.discriminatedUnion('do', [...PLAIN, choose]);
export type InstructionFile = z.output<typeof instruction>;
export const instructions = listOf(instruction, 20).default([]);
