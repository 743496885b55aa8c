import type { MemorySetup } from '@bauta/engine';
import { memorySetup, type Pack, type Sample } from '@bauta/format';
import { partyFor } from '@bauta/simulation';

/** What is measured in greedy games: how far one roll moves the chance, and how many options are as good as the best. */
export const SAMPLE_PARTS = ['swing', 'room'] as const;
export type SamplePart = (typeof SAMPLE_PARTS)[number];

export interface SampleTask {
  memory: string;
  size: number;
  game: number;
}

/** Swing: so many games of each party size. Room: so many positions in all, the sizes in turn. */
export function sampleTasks(part: SamplePart, memory: string, sizes: readonly number[], count: number): SampleTask[] {
  const games = Array.from({ length: count }, (_, game) => game);
  if (part === 'swing') return games.flatMap((game) => sizes.map((size) => ({ memory, size, game })));
  return games.map((game) => ({ memory, size: sizes[game % sizes.length]!, game }));
}

export const sampleName = ({ memory, size, game }: SampleTask): string => `${memory} ${size} ${game}`;

/** As the task it was. */
export const nameOfSample = ({ memory, party, game }: Sample): string => sampleName({ memory, size: party.length, game });

const SEED = 'samples';

export function sampleSetup(pack: Pack, { memory, size, game }: SampleTask): MemorySetup {
  const assassins = partyFor(pack.content, size, game);
  return memorySetup(pack, memory, { assassins, difficulty: 'normal', seed: `${SEED} ${memory} ${size} ${game}` });
}
