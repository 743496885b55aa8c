import { GUARD_KINDS, guardKindOf, hasToken, NOWHERE, type ObjectiveData, squareName } from '@bauta/engine';
import { heading, type LayoutBlock, note, stack } from './block.ts';
import { byParty, guardLetter, plate } from './figures.ts';
import type { NamedMemory } from './named.ts';
import { token } from './objectives.ts';

const nothing = (): string => '';

/** Where, for how much, and what it brings. */
function termsOf({ kind, at, to, ap, spaces, optional, hidden, xp, alerts, count }: ObjectiveData): string {
  const parts = [
    at === NOWHERE ? '' : squareName(at),
    to === NOWHERE ? '' : `to ${squareName(to)}`,
    ap > 0 ? `${ap} AP` : '',
    hasToken(kind) && at !== NOWHERE ? `${spaces} guard ${spaces === 1 ? 'space' : 'spaces'}` : '',
    kind === 'hold' || kind === 'count' || (kind === 'reach' && count > 1) ? `${kind} ${count}` : '',
    xp > 0 ? `${xp} XP` : '',
    optional ? 'optional' : '',
    hidden ? 'hidden' : '',
    alerts ? 'raises the alert' : '',
  ];
  const said = parts.filter((part) => part !== '').join(', ');
  return said === '' ? '' : `(${said})`;
}

/** Every objective, those without a square too. */
export function objectiveNotes({ memory, nameOf }: NamedMemory, width: number): LayoutBlock {
  const each = memory.objectives.map((objective) => {
    const lead = (x: number, y: number): string => (objective.at === NOWHERE ? '' : token(objective, x + 14, y + 13));
    const said = nameOf('memory', memory.id, `objective.${objective.id}`);
    return note(lead, `${objective.id}: ${said} ${termsOf(objective)}`, 38, width);
  });
  return stack([heading('Objectives'), ...each]);
}

/** How many of each guard the set-up needs, those aboard machines too. */
function guardNotes({ memory, nameOf }: NamedMemory, width: number): LayoutBlock[] {
  const placed = memory.maps.flatMap(({ guards, machines }) => [
    ...guards,
    ...machines.flatMap(({ guard, held }) => (guard === '' ? [] : [{ guard, count: held.map(Number) }])),
  ]);
  return GUARD_KINDS.flatMap((kind) => {
    const own = placed.filter(({ guard }) => guardKindOf(memory, guard) === kind);
    if (own.length === 0) return [];
    const sums = [0, 1, 2].map((party) => own.reduce((sum, { count }) => sum + count[party]!, 0));
    const lead = (x: number, y: number): string =>
      plate(x + 17, y + 13, guardLetter(kind), kind === 'crossbowman' ? 'plain' : 'elite');
    return [note(lead, `${nameOf('guard', kind, 'plural')}, ${byParty(sums)} at set-up`, 46, width)];
  });
}

const place = (at: number): string => (at === NOWHERE ? 'waits off the map' : squareName(at));

/** Guards, bosses and machines, with what differs for 2, 3 and 4 assassins. */
export function figureNotes(named: NamedMemory, width: number): LayoutBlock {
  const { memory, content, nameOf } = named;
  const bosses = memory.maps
    .flatMap((map) => map.bosses)
    .map(({ boss, at }) => {
      const { hp, dice } = content.bosses[boss]!;
      return note(nothing, `${boss}: ${nameOf('boss', boss)}, ${place(at)}; ${byParty(hp)} HP, ${byParty(dice)} dice`, 0, width);
    });
  const machines = memory.maps
    .flatMap((map) => map.machines)
    .map(({ machine, at }) => {
      const { hp } = content.machines[machine]!;
      return note(nothing, `${machine}: ${nameOf('machine', machine)}, ${place(at)}; ${byParty(hp)} HP`, 0, width);
    });
  return stack([heading('For 2·3·4 assassins'), ...guardNotes(named, width), ...bosses, ...machines]);
}

/** What else a player is told before the first turn. */
export function ruleNotes({ memory, nameOf }: NamedMemory, width: number): LayoutBlock {
  const limit = memory.timeLimit === null ? [] : [note(nothing, `Time limit: ${memory.timeLimit.turns} turns.`, 0, width)];
  return stack([
    heading('Special rules and 100 % sync'),
    note(nothing, nameOf('memory', memory.id, 'rules'), 0, width),
    ...limit,
    note(nothing, `Sync: ${nameOf('memory', memory.id, 'sync')}`, 0, width),
  ]);
}
