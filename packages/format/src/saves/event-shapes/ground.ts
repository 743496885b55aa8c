import type { MapChange } from '@bauta/engine';
import { z } from 'zod';
import { listOf, ruleNumber } from '../../content/schema/bounds.ts';
import { type Known, MAX_LIST } from '../../positions/known.ts';

type Parts = Pick<Known, 'tile' | 'square' | 'direction' | 'entrance' | 'flag'>;

export const changeSchema = ({ tile, square: at, direction: side, entrance: letter, flag: set }: Parts): z.ZodType<MapChange> =>
  z.discriminatedUnion('change', [
    z.strictObject({ change: z.literal('tile-removed'), tile }),
    z.strictObject({ change: z.literal('tile-laid'), tile }),
    z.strictObject({ change: z.literal('tile-turned'), tile, turned: set }),
    z.strictObject({ change: z.literal('wall'), at, side, set }),
    z.strictObject({ change: z.literal('ladder'), at, side, set }),
    z.strictObject({ change: z.literal('entrance'), at, letter, set }),
    z.strictObject({ change: z.literal('station'), at, set }),
    z.strictObject({ change: z.literal('restricted'), at, set }),
    z.strictObject({ change: z.literal('rule-shown'), rule: ruleNumber }),
  ]);

/** The ground, and what goes with it. */
export const groundShapes = (known: Known) => ({
  'ground-changed': { map: known.map, change: changeSchema(known) },
  'tiles-marked': { map: known.map, tiles: listOf(known.tile, MAX_LIST) },
  'boss-lost': { boss: known.boss, at: known.square },
  'objective-lost': { objective: known.objective },
});
