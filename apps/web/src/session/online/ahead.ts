import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import { applied, type Moment as ServerMoment } from '@bauta/session';
import type { Moment } from '../sitting.ts';
import type { AnyPlay } from './followed.ts';

/** What a decision leads to, shown before the server has answered. */
export interface Shown {
  readonly moment: Moment;
  readonly position: unknown;
}

/**
 * What a decision leads to, as far as that can be known here: nothing is shown of what a die, a deck or a hidden card has a say in.
 * A refusal is the engine's own, which the server would give too.
 */
export function foretell(play: AnyPlay, position: unknown, command: AnyCommand, n: number): Shown | Refusal | null {
  const done = tried(play, position, command);
  if (done === null || isRefusal(done)) return done;
  if (done.events.some(play.isNew)) return null;
  return { moment: { n, command, events: done.events.map(play.redact) as Moment['events'] }, position: done.position };
}

/** null for what needs a card that lies hidden: on a view that is impossible, and throws. */
function tried(play: AnyPlay, position: unknown, command: AnyCommand): ReturnType<typeof applied<unknown, unknown>> | null {
  try {
    return applied(play, position, command);
  } catch {
    return null;
  }
}

/** Whether the server tells exactly what was shown. */
export const isAsShown = (shown: Shown | null, { events }: ServerMoment<unknown>): shown is Shown =>
  shown !== null && JSON.stringify(events) === JSON.stringify(shown.moment.events);
