import { packDigest, type RunGame } from '@bauta/format';
import { type Cell, page, reportOf, type SampledMemory } from '@bauta/simulation';
import type { OpenPack } from '../../apps/cli/src/files/packs.ts';
import { SEED } from './kept-games.ts';
import { samplesBefore } from './samples/kept-samples.ts';
import { SAMPLE_PARTS } from './samples/sample-tasks.ts';

export interface TitledMemory {
  memory: string;
  title: string;
}

interface PageOrder {
  opened: OpenPack;
  memories: readonly TitledMemory[];
  /** The digest of rules and bots. */
  code: string;
  folder: string;
  iterations: number;
}

/** The games of the tables as a page with plots, and what was measured beside them before. */
export function balanceHtml(
  { opened: { pack, lexicon }, memories, code, folder, iterations }: PageOrder,
  cells: readonly Cell[],
  count: number,
  games: ReadonlyMap<string, RunGame>,
): string {
  const { content } = pack;
  const { id, version } = content;
  const settings = { content: { id, version, sum: packDigest(content) }, code, seed: SEED, budget: { iterations } };
  const sampled = memories.map(
    ({ memory, title }): SampledMemory => ({
      title,
      samples: SAMPLE_PARTS.flatMap((part) => samplesBefore({ pack, folder, code }, part, memory)),
    }),
  );
  return page(reportOf(pack, settings, cells, count, games), { content, lexicon }, sampled);
}
