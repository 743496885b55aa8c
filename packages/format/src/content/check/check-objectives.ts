import { GUARD_KINDS, type GuardKind, guardKindOf, hasToken, type MemoryData, NOWHERE, type ObjectiveData } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { Fault } from './check-effect.ts';

/** R5.2: success needs every mandatory objective, so there must be one. */
export function checkMandatory({ objectives }: MemoryData, report: ProblemReporter): void {
  if (objectives.every(({ optional }) => optional))
    report(['objectives'], 'A memory needs an objective that is not optional (R5.2).');
}

/** R14: every objective can be completed, whatever its kind. */
export function checkObjectives(memory: MemoryData, report: ProblemReporter): void {
  for (const objective of memory.objectives) {
    const fault = objectiveFault(memory, objective);
    if (fault !== null) report(['objectives', objective.id, ...fault.path], fault.message);
  }
}

function objectiveFault(memory: MemoryData, objective: ObjectiveData): Fault | null {
  switch (objective.kind) {
    case 'complete':
    case 'carry':
    case 'escort':
      return tokenFault(memory, objective);
    case 'destroy':
      return destroyFault(memory, objective);
    case 'eliminate':
      return targetFault(memory, objective);
    case 'count':
      return countFault(memory, objective);
    case 'reach':
      return reachFault(objective);
    case 'hold':
      return null;
  }
}

/** A machine, or a token on a square, which costs AP. */
function destroyFault(memory: MemoryData, objective: ObjectiveData): Fault | null {
  const { target, at, ap, spaces } = objective;
  const isMachine = target !== '';
  const isToken = at !== NOWHERE && ap > 0;
  if (isMachine === isToken || (isMachine && spaces > 0))
    return { path: [], message: 'What is destroyed is either a `machine`, or lies `at` a square and costs `ap`.' };
  if (isToken) return tokenFault(memory, objective);
  const known = memory.maps.some(({ machines }) => machines.some(({ machine }) => machine === target));
  return known ? null : { path: ['machine'], message: `There is no machine \`${target}\` in this memory.` };
}

function tokenFault({ objectives }: MemoryData, { id, at, to, hidden, spaces }: ObjectiveData): Fault | null {
  const first = objectives.find((other) => hasToken(other.kind) && other.at === at);
  if (first?.id !== id) return { path: ['at'], message: 'Two objective tokens cannot lie on one square.' };
  if (hidden && spaces > 0) return { path: ['spaces'], message: 'A hidden token has no base, or guards would show where it is.' };
  return at === to ? { path: ['to'], message: 'It lies where it is to be brought.' } : null;
}

function countFault({ counters }: MemoryData, { target, count }: ObjectiveData): Fault | null {
  const counter = counters.find(({ id }) => id === target);
  if (counter === undefined) return { path: ['counter'], message: `There is no counter \`${target}\` in this memory.` };
  if (count > counter.start && count <= counter.most) return null;
  return { path: ['count'], message: `The counter goes from ${counter.start} to at most ${counter.most}.` };
}

function reachFault({ count }: ObjectiveData): Fault | null {
  if (count <= 2) return null;
  return { path: ['count'], message: 'More than 2 assassins cannot be asked for, as a party may be 2 (R1.1).' };
}

function targetFault(memory: MemoryData, { target, count }: ObjectiveData): Fault | null {
  if (isGuardKind(target)) return guardsFault(memory, target, count);
  if (!memory.maps.some(({ bosses }) => bosses.some(({ boss }) => boss === target)))
    return { path: ['target'], message: `\`${target}\` is neither a guard nor a boss of this memory.` };
  return count === 1 ? null : { path: ['count'], message: `There is only one \`${target}\`.` };
}

const isGuardKind = (name: string): name is GuardKind => (GUARD_KINDS as readonly string[]).includes(name);

/** With 2 assassins the set-up has the fewest guards; reinforcements bring only crossbowmen and the memory's elites (R29.2). */
function guardsFault(memory: MemoryData, target: GuardKind, count: number): Fault | null {
  const guards = memory.maps.flatMap((map) => map.guards).filter(({ guard }) => guardKindOf(memory, guard) === target);
  const reinforced = memory.enemyPhase === 'whole' && (target === 'crossbowman' || target === memory.elite);
  const fewest = guards.reduce((sum, guard) => sum + guard.count[0], 0);
  if (reinforced || fewest >= count) return null;
  return { path: ['target'], message: `Only ${fewest} of ${target} can come into play with 2 assassins.` };
}
