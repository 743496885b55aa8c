import {
  type Alternative,
  type BoxPlace,
  type CampaignBook,
  type CampaignDo,
  type CampaignIf,
  type ContractData,
  ENTRY_RESULTS,
  type EntryData,
  type HelperData,
  type HqData,
  type Instruction,
} from '@bauta/engine';
import { z } from 'zod';
import { byId, id, listOf, whole } from '../../content/schema/bounds.ts';
import { boardSchema, few, maybe } from '../content-schemas.ts';

/** The campaign book as a save holds it: compiled. Whether what it names exists is asked afterwards. */
const MANY = 999;
const names = listOf(id, MANY);
const range = { from: whole(-9999, 9999), to: whole(-9999, 9999) };

const condition: z.ZodType<CampaignIf> = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('flag'), flag: id, ...range }),
  z.strictObject({ if: z.literal('level'), ...range }),
  z.strictObject({ if: z.literal('hq-level'), ...range }),
  z.strictObject({ if: z.literal('hq'), is: id }),
  z.strictObject({ if: z.literal('ended'), entry: id, is: z.enum(ENTRY_RESULTS) }),
  z.strictObject({ if: z.literal('synced'), entry: id }),
  z.strictObject({ if: z.literal('last-synced') }),
]);
const conditions = listOf(condition, 9);

const alternative: z.ZodType<Alternative> = z.lazy(() => z.strictObject({ id, does: instructions }));

const told: z.ZodType<CampaignDo> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('open-box'), box: id }),
  z.strictObject({ do: z.literal('share-out'), cards: names }),
  z.strictObject({ do: z.literal('lay-aside'), cards: names }),
  z.strictObject({ do: z.literal('shuffle-in'), deck: z.enum(['event', 'equipment']), cards: names }),
  z.strictObject({ do: z.literal('add-chests'), set: id }),
  z.strictObject({ do: z.literal('expire-chests'), set: id }),
  z.strictObject({ do: z.literal('choose-assassins') }),
  z.strictObject({ do: z.literal('open-hq') }),
  z.strictObject({ do: z.literal('gain-figures'), figure: id, count: few }),
  z.strictObject({ do: z.literal('lose-figures'), figure: id, count: few }),
  z.strictObject({ do: z.literal('gain-blueprint'), blueprint: id }),
  z.strictObject({ do: z.literal('gain-xp'), xp: few }),
  z.strictObject({ do: z.literal('gain-sync'), entry: id }),
  z.strictObject({ do: z.literal('heal'), hp: few }),
  z.strictObject({ do: z.literal('set-flag'), flag: id, value: whole(-9999, 9999) }),
  z.strictObject({ do: z.literal('ease-contract'), hits: few }),
  z.strictObject({ do: z.literal('choose'), choice: id, among: listOf(alternative, 99) }),
]);

const instruction: z.ZodType<Instruction> = z.strictObject({ if: conditions, do: told });
const instructions = listOf(instruction, 99);

const entry: z.ZodType<EntryData> = z.strictObject({
  id,
  memory: id,
  optional: z.boolean(),
  briefing: instructions,
  conclusion: instructions,
  next: listOf(z.strictObject({ if: conditions, entry: maybe }), 99),
});

const place: z.ZodType<BoxPlace> = z.strictObject({ contract: id, box: id });
const contractBox = z.strictObject({ id, colour: z.enum(['grey', 'red']), do: instructions, next: place.nullable() });
const contract: z.ZodType<ContractData> = z.strictObject({
  id,
  level: few,
  hits: few,
  boxes: listOf(contractBox, 99),
  done: instructions,
});

const helper: z.ZodType<HelperData> = z.strictObject({
  figure: id,
  hospital: z.tuple([few, few, few, few]),
  outside: few,
  workshop: few,
  shop: few,
  command: few,
});
const hq: z.ZodType<HqData> = z.strictObject({ kind: id, figures: byId(few), firstGroup: names, contracts: names });

export const bookSchema: z.ZodType<CampaignBook> = z.strictObject({
  start: id,
  entries: byId(entry),
  hqEntry: maybe,
  levels: listOf(whole(0, 9999), 9),
  decks: z.strictObject({ event: names, equipment: names }),
  chests: byId(names),
  apprentice: boardSchema,
  boxes: byId(z.strictObject({ id, red: instructions })),
  hqs: byId(hq),
  contracts: byId(contract),
  blueprints: byId(z.strictObject({ id, white: few, black: few, card: id })),
  helpers: byId(helper),
});
