import { ENTRANCES, type MemoryData, mapOf, NOWHERE, parseSquare, type Variant } from '@bauta/engine';
import { WAITING } from '../schema/bounds.ts';
import type { ObjectiveFile } from '../schema/objective-schema.ts';
import type { VariantFile } from '../schema/variant-schema.ts';
import { compileObjective } from './compile-objective.ts';

const square = (name: string): number => parseSquare(name)!;

/** One that waits does so beside the map where the memory has it. */
function mapOfBoss({ maps }: MemoryData, boss: string, at: string): number {
  if (at !== WAITING) return mapOf(square(at));
  return Math.max(
    0,
    maps.findIndex(({ bosses }) => bosses.some((each) => each.boss === boss)),
  );
}

const bossesOf = (memory: MemoryData, bosses: VariantFile['bosses']): NonNullable<Variant['bosses']> =>
  Object.entries(bosses).flatMap(([boss, at]) =>
    at === false ? [] : [{ boss, at: at === WAITING ? NOWHERE : square(at), map: mapOfBoss(memory, boss, at) }],
  );

const isGone = ([, value]: [string, unknown]): boolean => value === false;
const goneFrom = (named: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(named)
    .filter(isGone)
    .map(([id]) => id);

const edgesOf = ({ walls, ladders }: VariantFile): NonNullable<Variant['edges']> => [
  ...walls.map(({ at, ...edge }) => ({ change: 'wall' as const, at: square(at), ...edge })),
  ...ladders.map(({ at, ...edge }) => ({ change: 'ladder' as const, at: square(at), ...edge })),
];

const laidObjectives = ({ objectives }: VariantFile): [string, ObjectiveFile][] =>
  Object.entries(objectives).flatMap(([id, file]): [string, ObjectiveFile][] => (file === false ? [] : [[id, file]]));

/** What a variant leaves out is left out of what it becomes. */
export function compileVariant(file: VariantFile, memory: MemoryData): Variant {
  const { elite, garrison, timeLimit, rules, stations, entrances, guards, bosses, objectives } = file;
  const edges = edgesOf(file);
  const without = { bosses: goneFrom(bosses), objectives: goneFrom(objectives) };
  return {
    if: file.if,
    ...(elite === undefined ? {} : { elite }),
    ...(garrison === undefined ? {} : { garrison }),
    ...(timeLimit === undefined ? {} : { timeLimit: timeLimit === false ? null : timeLimit }),
    ...(rules === undefined ? {} : { rules }),
    ...(stations === undefined ? {} : { stations: stations.map(square) }),
    ...(entrances === undefined ? {} : { entrances: entrancesOf(entrances) }),
    ...(edges.length === 0 ? {} : { edges }),
    ...(guards.length === 0 ? {} : { guards: guards.map(({ at, ...each }) => ({ at: square(at), ...each })) }),
    ...(Object.keys(bosses).length === 0 ? {} : { bosses: bossesOf(memory, bosses) }),
    ...(Object.keys(objectives).length === 0
      ? {}
      : { objectives: laidObjectives(file).map(([id, each]) => compileObjective(id, each)) }),
    ...(without.bosses.length + without.objectives.length === 0 ? {} : { without }),
  };
}

const entrancesOf = (entrances: NonNullable<VariantFile['entrances']>): NonNullable<Variant['entrances']> =>
  ENTRANCES.flatMap((letter) => {
    const squares = entrances[letter];
    return squares === undefined ? [] : [{ letter, squares: squares.map(square) }];
  });
