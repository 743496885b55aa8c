import {
  type AssassinCard,
  type Board,
  type BossCard,
  type BossId,
  type CharacterId,
  GUARD_KINDS,
  type GuardCard,
  type GuardKind,
  type MachineCard,
  type MachineId,
  NO_CARD,
} from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { BoardFile } from '../schema/card-schema.ts';

export function compileGuards(files: PackFiles): Record<GuardKind, GuardCard> {
  const { data } = files.guards[0]!;
  return Object.fromEntries(GUARD_KINDS.map((kind) => [kind, { kind, ...data[kind] }])) as Record<GuardKind, GuardCard>;
}

export function compileBosses(files: PackFiles, problems: Problem[]): Record<BossId, BossCard> {
  const bosses: Record<BossId, BossCard> = {};
  for (const { source, data } of files.bosses) {
    for (const [id, boss] of Object.entries(data)) {
      if (Object.hasOwn(bosses, id)) reporter(source, problems)([id], `The boss \`${id}\` exists twice.`);
      bosses[id] = { id, ...boss, partner: boss.partner ?? '' };
    }
  }
  return bosses;
}

export function compileMachines(files: PackFiles, problems: Problem[]): Record<MachineId, MachineCard> {
  const machines: Record<MachineId, MachineCard> = {};
  for (const { source, data } of files.machines) {
    for (const [id, machine] of Object.entries(data)) {
      if (Object.hasOwn(machines, id)) reporter(source, problems)([id], `The machine \`${id}\` exists twice.`);
      machines[id] = { id, ...machine };
    }
  }
  return machines;
}

export function compileAssassins(files: PackFiles, problems: Problem[]): Record<CharacterId, AssassinCard> {
  const assassins: Record<CharacterId, AssassinCard> = {};
  for (const { source, data } of files.assassins) {
    for (const [id, { abilities, skills }] of Object.entries(data)) {
      if (Object.hasOwn(assassins, id)) reporter(source, problems)([id], `The assassin \`${id}\` exists twice.`);
      assassins[id] = { id, abilities, skills };
    }
  }
  return assassins;
}

export const compileBoard = ({ melee, ranged, armour, blade, pack }: BoardFile): Board => ({
  melee: melee ?? NO_CARD,
  ranged: ranged ?? NO_CARD,
  armour: armour ?? NO_CARD,
  blade: blade ?? NO_CARD,
  pack,
});
