import type { MapData, MemoryData, MemorySetup, ObjectiveData, Variant, VariantIf } from './content.ts';
import { currentMap } from './current-map.ts';
import { mapOf } from './square.ts';

type Guards = MapData['guards'][number];

const isWithin = ({ from, to }: VariantIf, value: number): boolean => value >= from && value <= to;

/** A flag that was never set is 0. */
function holds(condition: VariantIf, assassins: number, flags: MemorySetup['flags']): boolean {
  if (condition.if === 'party') return isWithin(condition, assassins);
  return isWithin(condition, Object.hasOwn(flags, condition.flag) ? flags[condition.flag]! : 0);
}

/** Those of one kind on one square take the place of others of that kind there. */
function guardsOver(guards: readonly Guards[], over: readonly Guards[]): Guards[] {
  const isSame = (a: Guards, b: Guards) => a.at === b.at && a.guard === b.guard;
  return [...guards.filter((each) => !over.some((other) => isSame(each, other))), ...over];
}

function mapOver(map: MapData, index: number, variant: Variant): MapData {
  const on = <T extends { at: number }>(list: readonly T[] = []) => list.filter(({ at }) => mapOf(at) === index);
  const edges = on(variant.edges);
  const { without = { bosses: [], objectives: [] }, entrances } = variant;
  const bosses = (variant.bosses ?? []).filter((each) => each.map === index).map(({ boss, at }) => ({ boss, at }));
  const left = map.bosses.filter(({ boss }) => !without.bosses.includes(boss) && !bosses.some((each) => each.boss === boss));
  return {
    ...map,
    squares: edges.length === 0 ? map.squares : currentMap(map, edges).squares,
    stations: variant.stations?.filter((at) => mapOf(at) === index) ?? map.stations,
    entrances: entrances === undefined ? map.entrances : entrancesOver(map, entrances, index),
    guards: guardsOver(map.guards, on(variant.guards)),
    bosses: [...left, ...bosses],
  };
}

/** The squares of a letter that is named take the place of those it had. */
function entrancesOver({ entrances }: MapData, over: NonNullable<Variant['entrances']>, index: number): MapData['entrances'] {
  const kept = entrances.filter(({ letter }) => !over.some((each) => each.letter === letter));
  const laid = over.flatMap(({ letter, squares }) => squares.map((at) => ({ letter, at })));
  return [...kept, ...laid.filter(({ at }) => mapOf(at) === index)];
}

/** An objective of the same name is replaced where it stands; others come last. */
function objectivesOver(objectives: readonly ObjectiveData[], { objectives: over = [], without }: Variant): ObjectiveData[] {
  const kept = objectives
    .filter(({ id }) => !without?.objectives.includes(id))
    .map((each) => over.find(({ id }) => id === each.id) ?? each);
  return [...kept, ...over.filter(({ id }) => !objectives.some((each) => each.id === id))];
}

function laidOver(memory: MemoryData, variant: Variant): MemoryData {
  return {
    ...memory,
    elite: variant.elite ?? memory.elite,
    ...(variant.garrison === undefined ? {} : { garrison: { ...memory.garrison, ...variant.garrison } }),
    timeLimit: variant.timeLimit === undefined ? memory.timeLimit : variant.timeLimit,
    rules: variant.rules ?? memory.rules,
    objectives: objectivesOver(memory.objectives, variant),
    maps: memory.maps.map((map, index) => mapOver(map, index, variant)),
  };
}

/** By which variants hold, so that the same memory is the same object for all who play it so. */
const known = new WeakMap<MemoryData, Map<string, MemoryData>>();

/** Those whose conditions hold, as indexes. */
export const variantsHeld = ({ variants = [] }: MemoryData, assassins: number, flags: MemorySetup['flags']): number[] =>
  variants.flatMap((each, index) => (each.if.every((condition) => holds(condition, assassins, flags)) ? [index] : []));

/** The memory as it is for so many and these flags: each variant that holds laid over it, in their order. */
export function memoryFor(memory: MemoryData, assassins: number, flags: MemorySetup['flags']): MemoryData {
  const { variants, ...plain } = memory;
  if (variants === undefined) return memory;
  const held = variantsHeld(memory, assassins, flags);
  const laid = known.get(memory) ?? new Map<string, MemoryData>();
  known.set(memory, laid);
  const found = laid.get(held.join()) ?? held.reduce((below, index) => laidOver(below, variants[index]!), plain);
  laid.set(held.join(), found);
  return found;
}
