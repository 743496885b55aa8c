import type { Rules } from '@bauta/engine';
import type { Decision } from './decision.ts';

/** A decision as it is sent and kept: the command by its id. */
export interface WrittenDecision<Event> {
  n: number;
  command: string;
  by: string;
  events: readonly Event[];
}

export const writtenDecision = <Event>(
  { idOf }: Pick<Rules<never, Event>, 'idOf'>,
  { n, command, by, events }: Decision<Event>,
): WrittenDecision<Event> => ({ n, command: idOf(command), by, events });

/** The reverse, of one that is known to be well formed. */
export function decisionFrom<Event>(
  { parse }: Pick<Rules<never, Event>, 'parse'>,
  { n, command: id, by, events }: WrittenDecision<Event>,
): Decision<Event> {
  const command = parse(id);
  if (command === null) throw new Error(`\`${id}\` is no command`);
  return { n, command, by, events };
}
