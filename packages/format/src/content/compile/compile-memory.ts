import { type MemoryData, NOWHERE, type ObjectiveData, parseSquare, type SyncTest, TALLIES } from '@bauta/engine';
import type { Decks } from '../pack/pack.ts';
import type { MemoryFile, ObjectiveFile } from '../schema/memory-schema.ts';
import { compileMap, type Drawn } from './compile-map.ts';

/** R35: objective 1 gives 2 XP; 2 and 3 are ours. */
const OBJECTIVE_XP = [0, 2, 3, 5] as const;

export function compileMemory(id: string, file: MemoryFile, drawings: readonly Drawn[], decks: Decks): MemoryData {
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

function targetOf(file: ObjectiveFile): string {
  if (file.kind === 'eliminate') return file.target;
  if (file.kind === 'escort') return file.ally;
  if (file.kind === 'destroy') return file.machine ?? '';
  return file.kind === 'count' ? file.counter : '';
}

function compileObjective(id: string, file: ObjectiveFile): ObjectiveData {
  const { kind, optional } = file;
  const hidden = 'hidden' in file && file.hidden;
  const ap = 'ap' in file ? (file.ap ?? 0) : 0;
  return {
    id,
    kind,
    optional,
    hidden,
    xp: file.xp ?? OBJECTIVE_XP[ap] ?? 0,
    at: 'at' in file && file.at !== undefined ? parseSquare(file.at)! : NOWHERE,
    ap,
    spaces: 'spaces' in file ? (file.spaces ?? 0) : 'ap' in file && ap > 0 && !hidden ? 3 : 0,
    target: targetOf(file),
    count: 'count' in file ? file.count : 0,
    inARow: kind === 'hold' && file.inARow,
    to: 'to' in file && file.to !== undefined ? parseSquare(file.to)! : NOWHERE,
    alerts: kind === 'destroy' && file.alerts,
  };
}
