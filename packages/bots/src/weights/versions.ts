import type { BotAim } from '../bot.ts';
import first from './1.json' with { type: 'json' };
import second from './2.json' with { type: 'json' };
import secondFast from './2-fast.json' with { type: 'json' };
import secondQuiet from './2-quiet.json' with { type: 'json' };
import secondSync from './2-sync.json' with { type: 'json' };
import type { BotWeights } from './bot-weights.ts';
import { readWeightFile } from './read-weights.ts';

/** The weights of one version, for each aim it knows. */
type WeightSet = { readonly success: BotWeights } & { readonly [A in BotAim]?: BotWeights };

const read = (file: unknown): BotWeights => readWeightFile(file).weights;

/** Version 1 first: every version stays, so that old and new play the same deals in one program. */
const VERSIONS: readonly WeightSet[] = [
  { success: read(first) },
  { success: read(second), quiet: read(secondQuiet), sync: read(secondSync), fast: read(secondFast) },
];

export const NEWEST_VERSION = VERSIONS.length;

/** undefined: there is no such version, or it does not know the aim. */
export const weightsOf = (version: number, aim: BotAim = 'success'): BotWeights | undefined => VERSIONS[version - 1]?.[aim];

/** What hints, analyses and bots without a version go by. */
export const NEWEST_WEIGHTS: BotWeights = VERSIONS.at(-1)!.success;
