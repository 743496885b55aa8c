import { z } from 'zod';
import { byId, count, hp, id, level, listOf, whole } from './bounds.ts';
import { instructions } from './instruction-schema.ts';

/** R41.5: `next` is on the same card unless it names another. */
const contractBox = z.strictObject({
  colour: z.enum(['grey', 'red']),
  do: instructions,
  next: z.strictObject({ box: id, contract: id.optional() }).optional(),
});

const contract = z.strictObject({
  level: level.min(1),
  hits: whole(1, 12),
  /** The first is read first. */
  boxes: byId(contractBox).default({}),
  done: instructions,
});
export type ContractFile = z.output<typeof contract>;

const headquarters = z.strictObject({
  figures: z.record(id, count.min(1)),
  firstGroup: listOf(id, 8).default([]),
  contracts: listOf(id, 30).min(1),
});

/** R41: a plain helper is one die, one card less or one card more. `hospital` is by HQ level. */
const helper = z.strictObject({
  hospital: z.tuple([hp, hp, hp, hp]),
  outside: hp.default(0),
  workshop: whole(0, 4).default(1),
  shop: whole(0, 4).default(1),
  command: whole(0, 4).default(1),
});

export const contractsFile = byId(contract);
export const headquartersFile = byId(headquarters);
export const helpersFile = byId(helper);
/** R38: what it costs, and the card it becomes. */
export const blueprintsFile = byId(z.strictObject({ white: whole(0, 12), black: whole(0, 12), card: id }));
