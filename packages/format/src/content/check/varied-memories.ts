import { type MemoryData, memoryFor, type ObjectiveData, type Variant, variantsHeld } from '@bauta/engine';

/** The memory as it may be played. */
export interface VariedMemory {
  memory: MemoryData;
  /** The last variant that holds, -1 for none. */
  variant: number;
}

const PARTIES = [2, 3, 4] as const;
/** More ways to begin than anybody could look at. */
const MOST = 5000;

/** For each flag a value on either side of every bound. */
function valuesOf(variants: readonly Variant[]): Map<string, number[]> {
  const values = new Map<string, Set<number>>();
  for (const condition of variants.flatMap((variant) => variant.if)) {
    if (condition.if !== 'flag') continue;
    const known = values.get(condition.flag) ?? new Set([0]);
    values.set(condition.flag, known.add(condition.from).add(condition.to + 1));
  }
  return new Map([...values].map(([flag, known]) => [flag, [...known]]));
}

function everyFlags(values: ReadonlyMap<string, readonly number[]>): Record<string, number>[] {
  let all: Record<string, number>[] = [{}];
  for (const [flag, each] of values)
    all = all.flatMap((flags) => each.map((value) => ({ ...flags, [flag]: value }))).slice(0, MOST);
  return all;
}

/** Every way in which the memory can begin, each once. */
export function variedMemories(memory: MemoryData): VariedMemory[] {
  const { variants = [] } = memory;
  const found = new Map<MemoryData, VariedMemory>();
  for (const flags of everyFlags(valuesOf(variants)))
    for (const assassins of PARTIES) {
      const varied = memoryFor(memory, assassins, flags);
      found.set(varied, { memory: varied, variant: variantsHeld(memory, assassins, flags).at(-1) ?? -1 });
    }
  return [...found.values()];
}

/** Those of its variants too. */
export const everyObjective = ({ objectives, variants = [] }: MemoryData): ObjectiveData[] => [
  ...objectives,
  ...variants.flatMap((variant) => variant.objectives ?? []),
];
