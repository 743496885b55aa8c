import { readFileSync } from 'node:fs';
import { BOT_AIMS, type BotWeights, NEWEST_VERSION, readWeightFile, WeightsWrong, weightsOf } from '@bauta/bots';
import type { Pack } from '@bauta/format';
import { openPack } from '../../apps/cli/src/files/packs.ts';
import { openShelf } from '../../apps/cli/src/files/shelf.ts';
import { type TuneArgs, TuneWrong } from './args.ts';

function fileOf(path: string): BotWeights {
  try {
    return readWeightFile(JSON.parse(readFileSync(path, 'utf8'))).weights;
  } catch (error) {
    const isOurs =
      error instanceof WeightsWrong || error instanceof SyntaxError || (error as NodeJS.ErrnoException).code !== undefined;
    if (!isOurs) throw error;
    throw new TuneWrong(`\`${path}\` holds no weights: ${(error as Error).message}`);
  }
}

/** Weights by a version, as `2` or `2+quiet`, or by a file. */
export function namedWeights(name: string): BotWeights {
  const [, version, wanted = 'success'] = /^(\d+)(?:\+([a-z]+))?$/.exec(name) ?? [];
  if (version === undefined) return fileOf(name);
  const aim = BOT_AIMS.find((known) => known === wanted);
  const weights = aim === undefined ? undefined : weightsOf(Number(version), aim);
  if (weights === undefined) throw new TuneWrong(`There is no version ${name} of the weights: there are 1 to ${NEWEST_VERSION}.`);
  return weights;
}

/** The packs that memories are taken from: those named, or those that ship. */
export function packsFor({ packs }: TuneArgs): Pack[] {
  const shelf = packs.length === 0 ? openShelf([]) : packs.map((each) => openPack([each]));
  if (typeof shelf === 'string') throw new TuneWrong(shelf);
  return shelf.map((each) => {
    if (typeof each === 'string') throw new TuneWrong(each);
    return each.pack;
  });
}

const memoriesIn = (packs: readonly Pack[]): string[] => packs.flatMap(({ content }) => Object.keys(content.memories));

/** The memories that are wanted, all there; null: all but those left out. */
export function wantedMemories(packs: readonly Pack[], wanted: readonly string[] | null, leftOut: readonly string[]): string[] {
  const all = memoriesIn(packs);
  const unknown = [...(wanted ?? []), ...leftOut].find((memory) => !all.includes(memory));
  if (unknown !== undefined) throw new TuneWrong(`There is no memory "${unknown}". There are: ${all.join(', ')}.`);
  const both = wanted?.find((memory) => leftOut.includes(memory));
  if (both !== undefined) throw new TuneWrong(`"${both}" is to be tuned on and left out.`);
  return wanted === null ? all.filter((memory) => !leftOut.includes(memory)) : [...wanted];
}
