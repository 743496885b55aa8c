import { type Command, type Game, memoryRules } from '@bauta/engine';
import { memoryLog, positionAfter } from '../../session/last-enemy-phase.ts';
import type { ShownDecision } from '../../session/session.ts';

/** How the memory lay when so many events of that decision had come to pass, as the table saw it; null where none was under way. Worked out from the log when somebody asks. */
export function positionAt(decisions: readonly ShownDecision[], decision: ShownDecision, passed: number): Game | null {
  const before = decisions.slice(0, decisions.indexOf(decision));
  const log = memoryLog([...before, { ...decision, events: decision.events.slice(0, passed) }]);
  return log[0]?.type === 'memory-set-up' ? positionAfter(log) : null;
}

/** What could have been decided there, what was included. */
export const alternativesAt = (position: Game | null): readonly Command[] =>
  position === null ? [] : (memoryRules.question(position)?.options ?? []);
