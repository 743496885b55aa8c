import { figuresInPlay, GUARD_KINDS, type GuardKind, guardKindOf, type MemoryData, RESERVE } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import { guardsAboard } from './check-machines.ts';

const PARTIES = [2, 3, 4] as const;

/** R7.5: the guards of the set-up are in play, for every number of assassins. */
export function checkReserve(memory: MemoryData, report: ProblemReporter): void {
  checkGarrison(memory, report);
  const guards = memory.maps.flatMap((map) => [...map.guards, ...guardsAboard(map)]);
  GUARD_KINDS.forEach((kind, index) => {
    const own = guards.filter(({ guard }) => guardKindOf(memory, guard) === kind);
    const needed = PARTIES.map((_, party) => own.reduce((sum, { count }) => sum + count[party]!, 0));
    const short = PARTIES.findLastIndex((party, at) => needed[at]! > figuresInPlay(memory, party)[index]!);
    if (short >= 0)
      report([memory.garrison === undefined ? 'maps' : 'garrison'], shortOf(memory, kind, PARTIES[short]!, needed[short]!));
  });
}

function shortOf(memory: MemoryData, kind: GuardKind, party: number, needed: number): string {
  const there = figuresInPlay(memory, party)[GUARD_KINDS.indexOf(kind)]!;
  return memory.garrison === undefined
    ? `The set-up needs ${needed} of ${kind}, but the reserve has ${there} (R7.5).`
    : `The set-up for ${party} assassins needs ${needed} of ${kind}, but the garrison has ${there} (R7.5).`;
}

/** A garrison is part of what the box has, and names a kind once. */
function checkGarrison({ garrison = {}, elite }: MemoryData, report: ProblemReporter): void {
  if (garrison.elite !== undefined && garrison[elite] !== undefined)
    report(['garrison', elite], `\`${elite}\` is the elite of this memory, so the garrison names it twice.`);
  GUARD_KINDS.forEach((kind, index) => {
    const named = kind === elite && garrison.elite !== undefined ? 'elite' : kind;
    const most = Math.max(0, ...(garrison[named] ?? []));
    if (most > RESERVE[index]!) report(['garrison', named], `The box has ${RESERVE[index]} of ${kind}, not ${most} (R7.5).`);
  });
}
