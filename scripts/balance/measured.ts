import type { GameRecord } from '@bauta/format';
import { type Measures, measuresOf, type Proportion, shareOf } from '@bauta/simulation';

/** A memory's games on normal, parties of all sizes pooled. */
export interface MeasuredMemory {
  title: string;
  /** The first memories teach: they have no targets here. */
  teaches: boolean;
  games: number;
  success: Proportion;
  failures: Readonly<Record<string, number>>;
  /** null: the memory has no sync. */
  sync: Proportion | null;
  /** The sync won by a party that aims at it; null: no such games are kept. */
  aimed: Proportion | null;
  /** The success of the greedy player. */
  greedy: Proportion;
  measures: Measures;
  map: MapOffers;
}

/** What a memory's maps have to offer. */
export interface MapOffers {
  squares: number;
  spot: boolean;
  tower: boolean;
  chest: boolean;
  /** More than one. */
  objectives: boolean;
  stations: boolean;
}

export interface PooledRecords {
  /** By the bot that is judged. */
  judged: readonly GameRecord[];
  greedy: readonly GameRecord[];
  /** By the bot that aims at the sync. */
  aimed: readonly GameRecord[];
}

const isWon = ({ success }: GameRecord): boolean => success;
const isSynced = ({ sync }: GameRecord): boolean => sync;

function failuresOf(records: readonly GameRecord[]): Record<string, number> {
  const failures: Record<string, number> = {};
  for (const { reason } of records) if (reason !== '') failures[reason] = (failures[reason] ?? 0) + 1;
  return failures;
}

type MemoryFacts = Pick<MeasuredMemory, 'title' | 'teaches' | 'map'> & { hasSync: boolean };

export function measured({ hasSync, ...known }: MemoryFacts, { judged, greedy, aimed }: PooledRecords): MeasuredMemory {
  return {
    ...known,
    games: judged.length,
    success: shareOf(judged, isWon),
    failures: failuresOf(judged),
    sync: hasSync ? shareOf(judged, isSynced) : null,
    aimed: hasSync && aimed.length > 0 ? shareOf(aimed, isSynced) : null,
    greedy: shareOf(greedy, isWon),
    measures: measuresOf(judged),
  };
}
