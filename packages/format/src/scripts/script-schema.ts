import { DIFFICULTIES, FACES, SHUFFLINGS } from '@bauta/engine';
import { z } from 'zod';
import { byId, id, listOf, whole } from '../content/schema/bounds.ts';
import {
  abilitiesFile,
  equipmentFile,
  eventsFile,
  investigationsFile,
  reinforcementsFile,
  rulesFile,
  tokensFile,
  towersFile,
} from '../content/schema/card-schema.ts';
import { sceneMemory } from '../content/schema/memory-schema.ts';
import { partySchema } from '../positions/party-schema.ts';
import { positionSchema } from '../positions/position-schema.ts';
import { expectSchema, refusalSchema } from './expect-schema.ts';
import { reportHead } from './report-head.ts';

export const text = z.string().max(2000);
export const seed = z.union([z.string().max(100), z.number()]).transform(String);
/** Left out in every script from before there was a choice. */
export const shuffling = z.enum(SHUFFLINGS).exactOptional();

const pile = z.strictObject({ draw: listOf(id, 200).default([]), discard: listOf(id, 200).default([]) });

const cards = z.strictObject({
  equipment: equipmentFile.optional(),
  investigations: investigationsFile.optional(),
  events: eventsFile.optional(),
  reinforcements: reinforcementsFile.optional(),
  towers: towersFile.optional(),
  abilities: abilitiesFile.optional(),
  rules: rulesFile.optional(),
  tokens: tokensFile.optional(),
});
export type CardsFile = z.output<typeof cards>;

const results = <Face extends string>(faces: readonly [Face, ...Face[]]) => listOf(z.enum(faces), 3000).default([]);
const dice = z.strictObject({
  assassin: results(FACES.assassin),
  enemy: results(FACES.enemy),
  detection: results(FACES.detection),
});

export const optionText = z.string().max(200);
const entry = z.union([optionText, refusalSchema, z.strictObject({ expect: expectSchema })]);
export type PlayEntry = z.output<typeof entry>;

export const scriptSchema = z.strictObject({
  title: text.optional(),
  about: text.optional(),
  report: reportHead.optional(),
  pack: z.string().max(400).optional(),
  cards: cards.default({}),
  memory: z.union([id, sceneMemory]),
  seed: seed.optional(),
  shuffling,
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  attempt: z.union([z.literal(1), z.literal(2)]).default(1),
  players: whole(1, 4).default(1),
  party: partySchema.optional(),
  storage: listOf(id, 200).default([]),
  piles: z.strictObject({ equipment: pile.optional(), chest: pile.optional() }).default({}),
  events: listOf(id, 99).default([]),
  hqLevel: whole(0, 4).default(0),
  allies: listOf(id, 20).default([]),
  flags: byId(whole(-9999, 9999)).default({}),
  position: positionSchema.optional(),
  dice: dice.optional(),
  shuffles: listOf(listOf(id, 200), 100).optional(),
  looks: listOf(id, 200).optional(),
  play: listOf(entry, 5000).default([]),
  expect: expectSchema.optional(),
});
export type ScriptFile = z.output<typeof scriptSchema>;
