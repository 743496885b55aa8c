import { type MemoryData, parseSquare, type SyncTest, TALLIES } from '@bauta/engine';
import type { Decks } from '../pack/pack.ts';
import type { MemoryFile } from '../schema/memory-schema.ts';
import { compileMap, type Drawn } from './compile-map.ts';
import { compileObjective } from './compile-objective.ts';
import { compileVariant } from './compile-variant.ts';

export function compileMemory(id: string, file: MemoryFile, drawings: readonly Drawn[], decks: Decks): MemoryData {
  const memory = withoutVariants(id, file, drawings, decks);
  if (file.variants.length === 0) return memory;
  return { ...memory, variants: file.variants.map((variant) => compileVariant(variant, memory)) };
}

function withoutVariants(id: string, file: MemoryFile, drawings: readonly Drawn[], decks: Decks): MemoryData {
  const deck = (names: readonly string[]) => names.flatMap((name) => decks[name] ?? []);
  return {
    id,
    maps: file.maps.map((map, index) => compileMap(map, index, drawings[index]!)),
    elite: file.elite,
    ...(file.garrison === undefined ? {} : { garrison: file.garrison }),
    enemyPhase: file.enemyPhase,
    saving: file.saving,
    easy: file.easy,
    start: file.start.map((name) => parseSquare(name)!),
    timeLimit: file.timeLimit ?? null,
    objectives: Object.entries(file.objectives).map(([objective, data]) => compileObjective(objective, data)),
    counters: Object.entries(file.counters).map(([counter, data]) => ({ id: counter, ...data })),
    rules: file.rules,
    allies: file.allies,
    sync: compileSync(file),
    decks: {
      event: deck(file.decks.event),
      equipment: deck(file.decks.equipment),
      chest: deck(file.decks.chest),
      token: deck(file.decks.token),
      reinforcement: deck(file.decks.reinforcement),
    },
  };
}

function compileSync({ sync }: MemoryFile): SyncTest[] {
  return [
    ...TALLIES.flatMap((tally) => (sync[tally] === undefined ? [] : [{ tally, ...sync[tally] }])),
    ...Object.entries(sync.counters).map(([counter, bounds]) => ({ counter, ...bounds })),
    ...Object.entries(sync.objectives).map(([objective, done]) => ({ objective, done })),
  ];
}
