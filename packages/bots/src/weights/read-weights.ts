import { type BotWeights, WEIGHT_NAMES, type WeightSection } from './bot-weights.ts';

/** Where weights come from: by the same command on the same commit they come out the same. */
export interface Provenance {
  /** `hand`, or the program that found them. */
  readonly by: string;
  /** As it was typed; '' by hand. */
  readonly command: string;
  readonly seed: string;
  readonly memories: readonly string[];
  /** Games that were played for it. */
  readonly games: number;
  readonly date: string;
  readonly commit: string;
}

/** The content of a weight file. */
export interface WeightFile {
  readonly provenance: Provenance;
  readonly weights: BotWeights;
}

/** What is wrong with a weight file, in a sentence. */
export class WeightsWrong extends Error {}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown, place: string, names: readonly string[]): Fields {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new WeightsWrong(`${place} is no object.`);
  const missing = names.find((name) => !Object.hasOwn(data, name));
  if (missing !== undefined) throw new WeightsWrong(`${place} has no "${missing}".`);
  const unknown = Object.keys(data).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new WeightsWrong(`${place} has "${unknown}", which nothing reads.`);
  return data as Fields;
}

/** Written in the order of the names: all weights then have the same shape, and reading them stays fast. */
function sectionOf(data: unknown, section: WeightSection): Record<string, number> {
  const names: readonly string[] = WEIGHT_NAMES[section];
  const fields = fieldsOf(data, `"${section}"`, names);
  const wrong = names.find((name) => !Number.isFinite(fields[name]));
  if (wrong !== undefined) throw new WeightsWrong(`"${section}.${wrong}" is no number.`);
  return Object.fromEntries(names.map((name) => [name, fields[name] as number]));
}

const isShare = (number: number): boolean => number >= 0 && number <= 1;

/** Numbers of things, what is divided by, and shares. */
function checkRanges({
  search: { most, horizon },
  judging: { pace, inflow },
  aim: { quiet, sync, fast, missing },
}: BotWeights): void {
  if (!Number.isInteger(most) || most < 1) throw new WeightsWrong('"search.most" is no whole number from 1.');
  if (!Number.isInteger(horizon) || horizon < 1) throw new WeightsWrong('"search.horizon" is no whole number from 1.');
  if (pace <= 0 || inflow <= 0) throw new WeightsWrong('"judging.pace" and "judging.inflow" are above 0.');
  if (![quiet, sync, fast, missing].every(isShare))
    throw new WeightsWrong('"aim.quiet", "aim.sync", "aim.fast" and "aim.missing" are shares from 0 to 1.');
}

/** Weights as they stand in a file, each number there and no other; throws WeightsWrong. */
export function readWeights(data: unknown): BotWeights {
  const sections = Object.keys(WEIGHT_NAMES) as WeightSection[];
  const fields = fieldsOf(data, '"weights"', sections);
  const weights = Object.fromEntries(sections.map((section) => [section, sectionOf(fields[section], section)]));
  checkRanges(weights as unknown as BotWeights);
  return weights as unknown as BotWeights;
}

const TEXTS = ['by', 'command', 'seed', 'date', 'commit'] as const;

function readProvenance(data: unknown): Provenance {
  const fields = fieldsOf(data, '"provenance"', [...TEXTS, 'memories', 'games']);
  const wrong = TEXTS.find((name) => typeof fields[name] !== 'string');
  if (wrong !== undefined) throw new WeightsWrong(`"provenance.${wrong}" is no text.`);
  const { memories, games } = fields;
  if (!Array.isArray(memories) || memories.some((each) => typeof each !== 'string'))
    throw new WeightsWrong('"provenance.memories" is no list of names.');
  if (!Number.isInteger(games) || (games as number) < 0) throw new WeightsWrong('"provenance.games" is no number of games.');
  return fields as unknown as Provenance;
}

/** A whole weight file; throws WeightsWrong. */
export function readWeightFile(data: unknown): WeightFile {
  const { provenance, weights } = fieldsOf(data, 'The file', ['provenance', 'weights']);
  return { provenance: readProvenance(provenance), weights: readWeights(weights) };
}
