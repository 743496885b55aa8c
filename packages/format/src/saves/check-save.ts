import { type AnyCommand, isRefusal, memoryRules } from '@bauta/engine';
import type { MemorySave } from './save.ts';

const said = (n: number, command: AnyCommand): string => `Entry ${n}, \`${memoryRules.idOf(command)}\``;

/** Plays the commands again under today's rules. A sentence where they lead elsewhere: a rule has changed since, or the save is false. */
export function checkSave({ history }: MemorySave): string | null {
  const game = history.stateAfter(0);
  for (const [index, { n, command }] of history.decisions.entries()) {
    const events = memoryRules.play(game, command);
    if (isRefusal(events)) return `${said(n, command)}, is refused today: ${events.refused} (${events.rule}).`;
    if (memoryRules.hash(game) !== memoryRules.hash(history.stateAfter(index + 1)))
      return `${said(n, command)}, leads elsewhere today.`;
  }
  return null;
}
