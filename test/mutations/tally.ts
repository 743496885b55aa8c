import { judge, STAGES, type Stage } from './judge.ts';
import { KINDS, type MutantKind, mutantOf } from './mutant.ts';

export type MutationTally = Record<MutantKind, Record<Stage, number>>;

export const emptyTally = (): MutationTally =>
  Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(STAGES.map((stage) => [stage, 0]))])) as MutationTally;

/** The one line that reproduces it. */
export const reproduce = (seed: number, number: number, only: MutantKind | null): string =>
  `node scripts/soak/mutations.ts --seed ${seed} --only ${number}${only === null ? '' : ` --kind ${only}`}`;

/** Judges one mutant and counts how far it came. */
export function count(tally: MutationTally, seed: number, number: number, only: MutantKind | null = null): void {
  const mutant = mutantOf(seed, number, only);
  try {
    tally[mutant.kind][judge(mutant)] += 1;
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${mutant.kind} ${mutant.file.path}: ${what}\n  ${reproduce(seed, number, only)}`, { cause: error });
  }
}

export function addTally(total: MutationTally, part: MutationTally): void {
  for (const kind of KINDS) for (const stage of STAGES) total[kind][stage] += part[kind][stage];
}

/** Of all, how many got past the parser. */
export function pastParser(tally: MutationTally): { past: number; all: number } {
  let [past, all] = [0, 0];
  for (const kind of KINDS) {
    for (const stage of STAGES) all += tally[kind][stage];
    past += tally[kind].schema + tally[kind].engine;
  }
  return { past, all };
}
