import first from './1.json' with { type: 'json' };
import type { BotWeights } from './bot-weights.ts';
import { readWeightFile } from './read-weights.ts';

/** Version 1 first: every version stays, so that old and new play the same deals in one program. */
const VERSIONS: readonly BotWeights[] = [first].map((file) => readWeightFile(file).weights);

export const NEWEST_VERSION = VERSIONS.length;

/** undefined: there is no such version. */
export const weightsOf = (version: number): BotWeights | undefined => VERSIONS[version - 1];

/** What hints, analyses and bots without a version go by. */
export const NEWEST_WEIGHTS: BotWeights = VERSIONS.at(-1)!;
