import { type MemoryData, NOWHERE, type Square, squareName, type Variant } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import { checkRules } from './check-figures.ts';
import type { CompiledContent } from './compiled-content.ts';
import { variedMemories } from './varied-memories.ts';

/** What variants name is there, so that they can be laid over the memory. */
export function checkVariantNames(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  const drawn = new Set(memory.maps.flatMap(({ squares }) => squares.map(({ at }) => at)));
  memory.variants?.forEach((variant, index) => {
    const at = (message: string) => report(['variants', index], message);
    const missing = squaresOf(variant).find((square) => square !== NOWHERE && !drawn.has(square));
    if (missing !== undefined) at(`The square ${squareName(missing)} is not on the map.`);
    const unknown = variant.bosses?.find(({ boss }) => !Object.hasOwn(known.bosses, boss));
    if (unknown !== undefined) at(`There is no boss \`${unknown.boss}\`.`);
    const idle = goneFrom(memory, variant);
    if (idle !== undefined) at(`\`${idle}\` cannot be left out: the memory does not have it.`);
    for (const condition of variant.if)
      if (condition.from > condition.to) at(`No \`${condition.if}\` lies between ${condition.from} and ${condition.to}.`);
    checkRules(variant.rules ?? [], known.cards, (path, message) => report(['variants', index, ...path], message));
  });
}

const squaresOf = ({
  stations = [],
  entrances = [],
  edges = [],
  guards = [],
  bosses = [],
  objectives = [],
}: Variant): Square[] => [
  ...stations,
  ...entrances.flatMap(({ squares }) => squares),
  ...[...edges, ...guards, ...bosses].map(({ at }) => at),
  ...objectives.flatMap(({ at, to }) => [at, to]),
];

function goneFrom({ maps, objectives }: MemoryData, { without }: Variant): string | undefined {
  const bosses = maps.flatMap((map) => map.bosses.map(({ boss }) => boss));
  const gone = without?.bosses.find((boss) => !bosses.includes(boss));
  return gone ?? without?.objectives.find((objective) => !objectives.some(({ id }) => id === objective));
}

/** Each way in which the memory can begin is a memory that can be played; the first fault of the first that is not. */
export function checkVariants(
  memory: MemoryData,
  checkOne: (varied: MemoryData, report: ProblemReporter) => void,
  report: ProblemReporter,
): void {
  for (const { memory: varied, variant } of variedMemories(memory)) {
    if (variant < 0) continue;
    const faults: string[] = [];
    checkOne(varied, (_path, message) => faults.push(message));
    if (faults.length === 0) continue;
    report(['variants', variant], `With this variant: ${faults[0]}`);
    return;
  }
}
