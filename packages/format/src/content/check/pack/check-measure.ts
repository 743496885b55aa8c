import type { CampaignBook, MemoryData } from '@bauta/engine';
import type { Problem } from '../../../problem/problem.ts';
import { type PackFile, reporter } from '../../files/pack-files.ts';

const FEWEST = 12;
const MOST = 32;

/** A memory of a campaign is an evening, neither a yard nor a city; and all but the first, where it is a gift, have a sync (R34). */
export function checkMeasure(
  { source }: PackFile<'memories'>,
  { id, maps, sync }: MemoryData,
  book: CampaignBook | null,
  problems: Problem[],
): void {
  if (!Object.values(book?.entries ?? {}).some(({ memory }) => memory === id)) return;
  const report = reporter(source, problems);
  if (sync.length === 0 && book!.entries[book!.start]!.memory !== id) report([], 'The memory has no sync (R34.1).');
  const all = maps.reduce((sum, { squares }) => sum + squares.length, 0);
  if (all < FEWEST) report(['maps', 0, 'drawing'], `The memory has ${all} squares; of a campaign it has ${FEWEST} at least.`);
  maps.forEach(({ squares }, index) => {
    if (squares.length > MOST)
      report(['maps', index, 'drawing'], `The map has ${squares.length} squares; of a campaign it has ${MOST} at most.`);
  });
}
