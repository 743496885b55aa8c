import { type Card, type Content, isCommandType, type MachineId, type MapData, type MemoryData, NOWHERE } from '@bauta/engine';
import type { Path, Problem, ProblemReporter } from '../../problem/problem.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { kindFault, TAKEN } from './check-figures.ts';
import type { CompiledContent } from './compiled-content.ts';
import { effectsOf, verbsIn } from './memory-uses.ts';

/** Verbs that only a machine's own action can carry out. */
const FROM_ABOARD: ReadonlySet<string> = new Set(['move-machine', 'fire', 'leave-by-machine']);

/** R48: machines have names of their own and actions that can be used aboard, and cards name machines there are. */
export function checkMachines(files: PackFiles, known: CompiledContent, problems: Problem[]): void {
  const before = problems.length;
  for (const { source, data } of files.machines) {
    const report = reporter(source, problems);
    for (const [id, { actions }] of Object.entries(data)) {
      if (isTaken(id, known)) report([id], `\`${id}\` is taken and cannot name a machine.`);
      actions.forEach((action, index) => {
        const message = kindFault(known.cards, action, 'ability') ?? actionFault(action, known);
        if (message !== null) report([id, 'actions', index], message);
      });
    }
  }
  // A wrong action would be told again at the card that is meant.
  if (problems.length > before) return;
  for (const kind of CARD_KINDS) {
    for (const { source, data } of files[kind])
      for (const id of Object.keys(data)) checkCard(id, known, reporter(source, problems));
  }
}

const isTaken = (id: MachineId, { bosses, assassins, allies }: CompiledContent): boolean =>
  TAKEN.has(id) || isCommandType(id) || [bosses, assassins, allies].some((named) => Object.hasOwn(named, id));

/** R48.2: used with one's own AP, so that play is finite. */
function actionFault(action: string, { cards, assassins }: CompiledContent): string | null {
  if (effectsOf(cards[action]).some(({ when, cost }) => when !== 'action' || cost < 1))
    return `\`${action}\` must be an action for at least 1 AP to be used aboard (R48.2).`;
  const owner = Object.values(assassins).find(({ abilities }) => abilities.includes(action));
  return owner === undefined ? null : `\`${action}\` is an ability of \`${owner.id}\`, and aboard there are none (R48.2).`;
}

function checkCard(id: string, { cards, machines }: CompiledContent, report: ProblemReporter): void {
  const isAction = Object.values(machines).some(({ actions }) => actions.includes(id));
  for (const { path, verb } of verbsOf(cards[id])) {
    if (FROM_ABOARD.has(verb.do) && !isAction)
      report([id, ...path], `\`${verb.do}\` is for the actions of a machine, and \`${id}\` is none (R48.2).`);
    if ('machine' in verb && !Object.hasOwn(machines, verb.machine))
      report([id, ...path, 'machine'], `There is no machine \`${verb.machine}\`.`);
  }
}

const verbsOf = (card: Card | undefined) =>
  effectsOf(card).flatMap((effect, at) =>
    effect.do.map((verb, index) => ({ verb, path: ['effects', at, 'do', index] satisfies Path })),
  );

/** A machine that waits off the map is placed by a card of the memory; each is there once. */
export function checkMachinesOf(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  const placed = verbsIn(memory, known).flatMap((verb) => (verb.do === 'place-machine' ? [verb.machine] : []));
  const seen = new Set<MachineId>();
  memory.maps.forEach(({ machines }, map) => {
    for (const { machine, at, guard } of machines) {
      const path = ['maps', map, 'machines', machine];
      if (at === NOWHERE && guard === '' && !placed.includes(machine))
        report(path, `\`${machine}\` waits, but no card of this memory places it.`);
      if (seen.has(machine)) report(path, `There is only one \`${machine}\`.`);
      seen.add(machine);
    }
  });
}

/** The guards aboard machines of a map, as the set-up places them. */
export const guardsAboard = ({ machines }: MapData): MapData['guards'] =>
  machines.flatMap(({ at, guard, held }) => {
    const [two, three, four] = held.map(Number) as [number, number, number];
    return guard === '' ? [] : [{ at, guard, count: [two, three, four] as const }];
  });

/** A machine placed on the map is one there is, and one that waits has nobody aboard. */
export function checkMachinesOn({ machines }: MapData, known: Pick<Content, 'machines'>, report: ProblemReporter): void {
  for (const { machine, at, guard } of machines) {
    if (!Object.hasOwn(known.machines, machine)) report(['machines', machine], `There is no machine \`${machine}\`.`);
    if (at === NOWHERE && guard !== '')
      report(['machines', machine, 'guard'], 'No guard is aboard a machine that waits (R48.5).');
  }
}
