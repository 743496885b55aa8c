import {
  ALERTS,
  type Boss,
  DIFFICULTIES,
  DIRECTIONS,
  ENTRANCES,
  FAILURES,
  GUARD_KINDS,
  HAPPENINGS,
  type Machine,
  MOVEMENTS,
  PHASES,
  QUANTITIES,
  TALLIES,
  TURN_PARTS,
  UNTILS,
} from '@bauta/engine';
import { z } from 'zod';
import { anySquare, byId, id, listOf, mapLetter, ruleNumber, tile, whole } from '../content/schema/bounds.ts';
import { COUNTS } from '../content/schema/effect-schema.ts';

const PLACE_MESSAGE = 'must be a square like `c2` or `b:c2`, a tower `top` or `b:top`, or `nowhere`';
/** A square, the top of a tower, or off every map. */
export const place = z
  .string()
  .regex(/^(?:nowhere|(?:[b-d]:)?(?:top|[a-z](?:[1-9]|[12][0-9]|3[01])))$/, { error: PLACE_MESSAGE });

/** What stands for no card, no event and no direction. */
export const NONE = 'none';
export const STATES = ['incognito', 'exposed', 'critical', 'left', 'eliminated', 'outside'] as const;
const BOSS_STATES = ['waiting', 'standing', 'body', 'gone', 'lost'] as const satisfies readonly Boss['state'][];
const MACHINE_STATES = ['waiting', 'standing', 'gone', 'lost'] as const satisfies readonly Machine['state'][];
export const NEXTS = ['enter-map', ...TURN_PARTS] as const;
export const RESULTS = [NONE, 'succeeded', ...FAILURES] as const;

export const cards = listOf(id, 200);
const figures = whole(0, 4).optional();
const byKind = z.strictObject({ crossbowman: figures, agile: figures, brute: figures, rider: figures, seeker: figures });

const square = byKind.extend({
  bodies: byKind.optional(),
  bases: whole(0, 20).optional(),
  holding: byKind.optional(),
  entered: whole(0, 99).optional(),
  pushedOut: whole(0, 16).optional(),
});
export type SquareFile = z.output<typeof square>;
export type KindsFile = Partial<Record<(typeof GUARD_KINDS)[number], number | undefined>>;

const assassin = z.strictObject({
  state: z.enum(STATES).optional(),
  at: place.optional(),
  inSpot: z.boolean().optional(),
  aboard: id.optional(),
  hp: whole(0, 20).optional(),
  ap: whole(0, 12).optional(),
  saved: whole(0, 1).optional(),
  spent: whole(0, 30).optional(),
  fellIn: whole(0, 999).optional(),
  leftSpot: place.optional(),
  uniform: id.optional(),
  melee: id.optional(),
  ranged: id.optional(),
  armour: id.optional(),
  blade: id.optional(),
  pack: listOf(id, 5).optional(),
  usedThisTurn: listOf(id, 20).optional(),
  usedThisMemory: listOf(id, 20).optional(),
});
export type AssassinFile = z.output<typeof assassin>;

/** R40.6, R44: an ally has no board to speak of. */
const ally = assassin.pick({
  state: true,
  at: true,
  inSpot: true,
  hp: true,
  ap: true,
  spent: true,
  fellIn: true,
  leftSpot: true,
  uniform: true,
  usedThisTurn: true,
  usedThisMemory: true,
});
export type AllyPositionFile = z.output<typeof ally>;

const boss = z.strictObject({
  at: place.optional(),
  hp: whole(0, 12).optional(),
  state: z.enum(BOSS_STATES).optional(),
  movement: z.enum(MOVEMENTS).optional(),
});
const machine = z.strictObject({
  at: place.optional(),
  hp: whole(0, 12).optional(),
  guard: z.enum([...GUARD_KINDS, NONE]).optional(),
  state: z.enum(MACHINE_STATES).optional(),
});
const objective = z.strictObject({
  paid: whole(0, 99).optional(),
  done: z.boolean().optional(),
  lost: z.boolean().optional(),
  revealed: z.boolean().optional(),
  at: place.optional(),
  carrier: id.optional(),
});
export type ObjectivePositionFile = z.output<typeof objective>;

const pile = z.strictObject({ draw: cards.optional(), discard: cards.optional() });
const decks = z.strictObject({
  event: pile.optional(),
  equipment: pile.optional(),
  chest: pile.optional(),
  reinforcement: pile.optional(),
  token: pile.optional(),
  aside: pile.optional(),
});

const set = z.boolean();
const side = z.enum(DIRECTIONS);
/** How the ground differs from the map of the memory. */
const mapChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('tile-removed'), tile }),
  z.strictObject({ change: z.literal('tile-laid'), tile }),
  z.strictObject({ change: z.literal('tile-turned'), tile, turned: set }),
  z.strictObject({ change: z.literal('wall'), at: anySquare, side, set }),
  z.strictObject({ change: z.literal('ladder'), at: anySquare, side, set }),
  z.strictObject({ change: z.literal('entrance'), at: anySquare, letter: z.enum(ENTRANCES), set }),
  z.strictObject({ change: z.literal('station'), at: anySquare, set }),
  z.strictObject({ change: z.literal('restricted'), at: anySquare, set }),
  z.strictObject({ change: z.literal('rule-shown'), rule: ruleNumber }),
]);
export type MapChangeFile = z.output<typeof mapChange>;

const map = {
  down: z.boolean().optional(),
  alert: z.enum(ALERTS).optional(),
  event: id.optional(),
  direction: z.enum([...DIRECTIONS, '?', NONE]).optional(),
  tower: id.optional(),
  synchronised: z.boolean().optional(),
  ground: listOf(mapChange, 400).optional(),
  marked: z.union([listOf(tile, 999), z.literal(NONE)]).optional(),
};
const otherMap = z.strictObject(map).optional();

const used = whole(0, 100_000).optional();
const chance = z.strictObject({ assassin: used, enemy: used, detection: used, shuffle: used, look: used });
/** What waits to be answered once the action or step under way is over. */
const happening = z.strictObject({
  when: z.enum(HAPPENINGS),
  by: id,
  at: place,
  map: mapLetter,
  subject: z.string().max(60),
  caused: z.boolean(),
});
const lasting = z.strictObject({
  source: id,
  map: mapLetter,
  on: id.optional(),
  at: anySquare.optional(),
  quantity: z.enum(QUANTITIES),
  add: whole(-9, 9),
  until: z.enum(UNTILS).default('turn'),
});

/** A position. Everything may be left out: in a script it is then as set up, in an expectation it may be anything. */
export const positionSchema = z.strictObject({
  next: z.enum(NEXTS).optional(),
  phase: z.enum(PHASES).optional(),
  steps: listOf(z.looseObject({ step: id }), 40).optional(),
  turn: whole(0, 9999).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  easyUsed: z.boolean().optional(),
  ...map,
  b: otherMap,
  c: otherMap,
  d: otherMap,
  squares: z.record(anySquare, square).optional(),
  assassins: byId(assassin).optional(),
  allies: byId(ally).optional(),
  bosses: byId(boss).optional(),
  machines: byId(machine).optional(),
  objectives: byId(objective).optional(),
  counters: byId(whole(0, COUNTS)).optional(),
  flags: byId(whole(-9999, 9999)).optional(),
  boxes: listOf(id, 99).optional(),
  chests: listOf(anySquare, 16).optional(),
  traps: z.record(anySquare, id).optional(),
  decks: decks.optional(),
  back: mapLetter.optional(),
  removed: cards.optional(),
  tokens: cards.optional(),
  lasting: listOf(lasting, 40).optional(),
  happened: listOf(happening, 200).optional(),
  fired: listOf(z.string().max(120), 200).optional(),
  tallies: z.partialRecord(z.enum(TALLIES), whole(0, 9999)).optional(),
  chance: chance.optional(),
  result: z.enum(RESULTS).optional(),
});
export type PositionFile = z.output<typeof positionSchema>;
export type MapPositionFile = NonNullable<PositionFile['b']>;

/** What a position says of one of its maps; the first map's is not set apart. */
export const ofMap = (position: PositionFile, map: number): MapPositionFile | undefined =>
  [position, position.b, position.c, position.d][map];
