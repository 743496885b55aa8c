import type { AnyCommand } from '@bauta/engine';
import type { ShownDecision } from '../../session/session.ts';

export interface Back {
  /** How many decisions are taken back with it. */
  count: number;
  command: AnyCommand;
}

/** What can be taken back, the last first. */
export const takenBack = (decisions: readonly ShownDecision[], free: number): Back[] =>
  decisions
    .slice(decisions.length - free)
    .toReversed()
    .flatMap(({ command }, index) => (command === null ? [] : [{ count: index + 1, command }]));
