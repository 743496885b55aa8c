import type { AnyCommand } from '@bauta/engine';
import type { Moment } from '../../session/session.ts';

export interface Back {
  /** How many decisions are taken back with it. */
  count: number;
  command: AnyCommand;
}

/** What can be taken back, the last first. */
export const takenBack = (moments: readonly Moment[], free: number): Back[] =>
  moments
    .slice(moments.length - free)
    .toReversed()
    .flatMap(({ command }, index) => (command === null ? [] : [{ count: index + 1, command }]));
