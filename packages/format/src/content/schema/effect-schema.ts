import {
  ALERTS,
  DICE,
  DIRECTIONS,
  DISGUISE_ENDS,
  ENTRANCES,
  FACES,
  GUARD_KINDS,
  IFS,
  MOVEMENTS,
  QUANTITIES,
  SCOPES,
  UNTILS,
  WHENS,
  WHOS,
} from '@bauta/engine';
import { z } from 'zod';
import {
  anyPlace,
  anySquare,
  bossGoal,
  cost,
  flagValue,
  hp,
  id,
  level,
  listOf,
  MOST_HP,
  mapLetter,
  placeNamed,
  placeOfBodies,
  tile,
  whole,
} from './bounds.ts';

const few = whole(1, 4);
const change = whole(-4, 4);
const side = z.enum(DIRECTIONS);
/** Set, or taken away. */
const set = z.boolean().default(true);
const faces = z.enum([...FACES.assassin, ...FACES.enemy, ...FACES.detection, 'any']);

/** One entry of `do`: a verb of the closed set and what it needs. */
export const doSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hide-characters') }),
  z.strictObject({ do: z.literal('glide') }),
  z.strictObject({ do: z.literal('move-together') }),
  z.strictObject({ do: z.literal('eliminate-guard'), count: few.default(1), where: placeNamed.exactOptional() }),
  z.strictObject({ do: z.literal('push-guard'), pastBases: z.boolean().default(false) }),
  z.strictObject({ do: z.literal('heal'), hp: few.default(1) }),
  z.strictObject({ do: z.literal('give-back'), ap: few.default(1) }),
  z.strictObject({ do: z.literal('gain-action'), ap: few.default(1) }),
  // One die at a time: R16.2 and the cards there are ask for no more.
  z.strictObject({ do: z.literal('reroll'), die: z.enum(DICE), face: faces.default('any'), count: z.literal(1).default(1) }),
  z.strictObject({ do: z.literal('add-hits'), hits: few.default(1) }),
  z.strictObject({ do: z.literal('set-alert'), alert: z.enum(ALERTS) }),
  z.strictObject({
    do: z.literal('place-guards'),
    guard: z.enum([...GUARD_KINDS, 'elite']).default('crossbowman'),
    count: few.default(1),
    where: anyPlace,
  }),
  z.strictObject({ do: z.literal('summon-boss'), boss: id, where: anyPlace }),
  z.strictObject({ do: z.literal('move-boss'), boss: id, to: bossGoal }),
  z.strictObject({ do: z.literal('wound-boss'), hp: few.default(1) }),
  z.strictObject({ do: z.literal('heal-boss'), boss: id, hp: few.default(1) }),
  z.strictObject({ do: z.literal('set-movement'), boss: id, movement: z.enum(MOVEMENTS) }),
  z.strictObject({ do: z.literal('call-ally'), ally: id, where: z.enum(['owner', 'stations']).default('owner') }),
  z.strictObject({ do: z.literal('send-home'), ally: id }),
  z.strictObject({ do: z.literal('lay-trap') }),
  z.strictObject({
    do: z.literal('disguise'),
    guard: z.enum([...GUARD_KINDS, 'elite']).default('crossbowman'),
    until: listOf(z.enum(DISGUISE_ENDS), DISGUISE_ENDS.length).default(['attack', 'exposed']),
  }),
  z.strictObject({ do: z.literal('gather-guards'), where: z.enum(['owner', 'red-bases']) }),
  z.strictObject({ do: z.literal('test-characters') }),
  z.strictObject({ do: z.literal('remove-bodies'), where: placeOfBodies }),
  z.strictObject({ do: z.literal('draw-equipment'), count: few.default(1) }),
  z.strictObject({ do: z.literal('wound'), hp: few.default(1) }),
  z.strictObject({ do: z.literal('move-owner') }),
  z.strictObject({ do: z.literal('swap-places') }),
  z.strictObject({ do: z.literal('call-over') }),
  z.strictObject({ do: z.literal('escape') }),
  z.strictObject({ do: z.literal('expose'), whom: z.enum(['owner', 'square', 'map']).default('owner') }),
  z.strictObject({ do: z.literal('lose-action'), ap: few.default(1), whom: z.enum(['owner', 'map']).default('owner') }),
  z.strictObject({ do: z.literal('save-action') }),
  z.strictObject({ do: z.literal('pay-objective'), ap: few.default(1) }),
  z.strictObject({ do: z.literal('remove-guard'), count: few.default(1), where: placeNamed.exactOptional() }),
  z.strictObject({ do: z.literal('wake-bodies'), where: z.enum(['square', 'map']) }),
  z.strictObject({ do: z.literal('lay-base'), where: placeNamed.exactOptional() }),
  z.strictObject({ do: z.literal('lift-bases'), where: z.enum(['square', 'map']) }),
  z.strictObject({ do: z.literal('set-direction'), direction: z.enum([...DIRECTIONS, 'opposite']) }),
  z.strictObject({ do: z.literal('end-event') }),
  z.strictObject({ do: z.literal('bury-card'), deck: z.enum(['event', 'equipment', 'chest']) }),
  z.strictObject({ do: z.literal('recover-card') }),
  z.strictObject({ do: z.literal('drop-card'), count: few.default(1) }),
  z.strictObject({
    do: z.literal('lasting'),
    quantity: z.enum(QUANTITIES),
    add: change,
    scope: z.enum(SCOPES).default('map'),
    until: z.enum(UNTILS).default('turn'),
    where: placeNamed.exactOptional(),
  }),
  z.strictObject({ do: z.literal('count'), counter: id, add: whole(-9, 9).default(1) }),
  z.strictObject({ do: z.literal('set-flag'), flag: id, value: flagValue.default(1) }),
  z.strictObject({ do: z.literal('open-box'), box: id }),
  z.strictObject({ do: z.literal('complete-objective'), objective: id }),
  z.strictObject({ do: z.literal('reveal-objective'), objective: id }),
  z.strictObject({ do: z.literal('fail-memory') }),
  z.strictObject({ do: z.literal('remove-tile'), tile }),
  z.strictObject({ do: z.literal('lay-tile'), tile }),
  z.strictObject({ do: z.literal('turn-tile'), tile }),
  z.strictObject({ do: z.literal('collapse'), tile }),
  z.strictObject({ do: z.literal('set-wall'), at: anySquare, side, set }),
  z.strictObject({ do: z.literal('set-ladder'), at: anySquare, side, set }),
  z.strictObject({ do: z.literal('set-entrance'), at: anySquare, letter: z.enum(ENTRANCES), set }),
  z.strictObject({ do: z.literal('set-station'), at: anySquare, set }),
  z.strictObject({ do: z.literal('set-restricted'), at: anySquare, set }),
  z.strictObject({ do: z.literal('move-machine') }),
  z.strictObject({ do: z.literal('fire'), dice: whole(1, 12) }),
  z.strictObject({ do: z.literal('leave-by-machine') }),
  z.strictObject({ do: z.literal('damage-machine'), machine: id, hp: few.default(1) }),
  z.strictObject({ do: z.literal('place-machine'), machine: id, where: anyPlace }),
  z.strictObject({ do: z.literal('seize-machine') }),
]);

const TURNS = 99;
/** No counter goes further. */
export const COUNTS = 999;
/** One entry of `if`: a word, or a record with its bounds. */
export const ifSchema = z.union([
  z.enum(IFS),
  z.strictObject({ if: z.literal('turn'), from: whole(1, TURNS).default(1), to: whole(1, TURNS).default(TURNS) }),
  z.strictObject({ if: z.literal('party'), from: whole(2, 4).default(2), to: whole(2, 4).default(4) }),
  z.strictObject({ if: z.literal('map'), is: mapLetter }),
  z.strictObject({ if: z.literal('hq-level'), from: level.default(0), to: level.default(4) }),
  z.strictObject({
    if: z.literal('counter'),
    counter: id,
    from: whole(0, COUNTS).default(0),
    to: whole(0, COUNTS).default(COUNTS),
  }),
  z.strictObject({ if: z.literal('flag'), flag: id, from: flagValue.default(1), to: flagValue.default(99) }),
  z.strictObject({ if: z.literal('objective'), objective: id, done: z.boolean().default(true) }),
  z.strictObject({ if: z.literal('boss-hp'), boss: id, from: hp.default(0), to: hp.default(MOST_HP) }),
  z.strictObject({ if: z.literal('subject'), is: id }),
]);

/** `when` and `cost` are filled in by the kind of card. */
export const effectSchema = z.strictObject({
  when: z.enum(WHENS).optional(),
  if: listOf(ifSchema, 6).default([]),
  cost: cost.optional(),
  per: z.enum(['turn', 'memory']).optional(),
  may: z.boolean().default(false),
  who: z.enum(WHOS).default('nobody'),
  do: listOf(doSchema, 6).min(1),
});
export type EffectFile = z.output<typeof effectSchema>;

export const effects = listOf(effectSchema, 6).default([]);
export const whiles = listOf(z.strictObject({ quantity: z.enum(QUANTITIES), add: change }), 4).default([]);
