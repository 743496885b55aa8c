import { readCampaignArgs } from '../args.ts';
import { type ArgsFault, fault } from '../args-fault.ts';

export interface AnalyseArgs {
  save: string;
  /** An entry of the diary, of a campaign. */
  memory: string | null;
  iterations: number;
  seed: string;
  json: string | null;
  /** Where the words of its pack lie; none: where they were found before. */
  packs: readonly string[];
}

export const ITERATIONS = 40;

/** What stands behind `analyse`. */
export function readAnalyseArgs(words: readonly string[]): AnalyseArgs | ArgsFault {
  const read = readCampaignArgs(words, { valued: ['memory', 'iterations', 'seed', 'json', 'pack'], plain: [], names: [1, 1] });
  if ('fault' in read) return read;
  const last = (name: string): string | undefined => read.values[name]?.at(-1);
  const { iterations = String(ITERATIONS), seed = 'bauta' } = { iterations: last('iterations'), seed: last('seed') };
  if (!/^[1-9]\d{0,5}$/.test(iterations)) return fault('cli.analyse-bad-iterations');
  if (seed === '' || seed.length > 100) return fault('cli.bad-seed');
  return {
    save: read.names[0]!,
    memory: last('memory') ?? null,
    iterations: Number(iterations),
    seed,
    json: last('json') ?? null,
    packs: read.values.pack ?? [],
  };
}
