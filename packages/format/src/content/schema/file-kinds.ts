import type { z } from 'zod';
import { alliesFile } from './ally-schema.ts';
import { boxesFile, campaignFile, entriesFile } from './campaign-schema.ts';
import {
  abilitiesFile,
  decksFile,
  equipmentFile,
  eventsFile,
  investigationsFile,
  reinforcementsFile,
  rulesFile,
  tokensFile,
  towersFile,
} from './card-schema.ts';
import { assassinsFile, bossesFile, diceFile, guardsFile, machinesFile, packFile } from './figure-schema.ts';
import { blueprintsFile, contractsFile, headquartersFile, helpersFile } from './headquarters-schema.ts';
import { lessonsFile } from './lesson-schema.ts';
import { memoryFile } from './memory-schema.ts';
import { partiesFile, partyFile } from './party-schema.ts';

/** What may lie in a pack. A kind is one file (`events.yaml`) or a folder of them (`events/night.yaml`). */
export const FILE_SCHEMAS = {
  pack: packFile,
  dice: diceFile,
  guards: guardsFile,
  bosses: bossesFile,
  machines: machinesFile,
  assassins: assassinsFile,
  allies: alliesFile,
  equipment: equipmentFile,
  investigations: investigationsFile,
  events: eventsFile,
  reinforcements: reinforcementsFile,
  towers: towersFile,
  abilities: abilitiesFile,
  rules: rulesFile,
  tokens: tokensFile,
  decks: decksFile,
  party: partyFile,
  parties: partiesFile,
  memories: memoryFile,
  campaign: campaignFile,
  entries: entriesFile,
  boxes: boxesFile,
  headquarters: headquartersFile,
  contracts: contractsFile,
  blueprints: blueprintsFile,
  helpers: helpersFile,
  lessons: lessonsFile,
} as const;

export type FileKind = keyof typeof FILE_SCHEMAS;
export type FileData<Kind extends FileKind> = z.output<(typeof FILE_SCHEMAS)[Kind]>;
export const FILE_KINDS = Object.keys(FILE_SCHEMAS) as FileKind[];

/** Without these there is no pack. */
export const NEEDED_KINDS = ['pack', 'dice', 'guards', 'party'] as const satisfies readonly FileKind[];
/** Of these a pack has one file at most. */
export const SINGLE_KINDS = [...NEEDED_KINDS, 'campaign'] as const satisfies readonly FileKind[];

/** Pages of the campaign book. */
export const BOOK_KINDS = [
  'entries',
  'boxes',
  'headquarters',
  'contracts',
  'blueprints',
  'helpers',
] as const satisfies readonly FileKind[];

export const isFileKind = (name: string): name is FileKind => Object.hasOwn(FILE_SCHEMAS, name);
