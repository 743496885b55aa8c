import { type AllyCard, type AllyId, NO_CARD } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';

export function compileAllies(files: PackFiles, problems: Problem[]): Record<AllyId, AllyCard> {
  const allies: Record<AllyId, AllyCard> = {};
  for (const { source, data } of files.allies) {
    for (const [id, { melee = NO_CARD, ranged = NO_CARD, ability = NO_CARD, ...ally }] of Object.entries(data)) {
      if (Object.hasOwn(allies, id)) reporter(source, problems)([id], `The ally \`${id}\` exists twice.`);
      allies[id] = { id, ...ally, melee, ranged, ability };
    }
  }
  return allies;
}
