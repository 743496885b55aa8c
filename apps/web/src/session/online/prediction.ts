import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import type { ShownDecision } from '../session.ts';
import type { Followed, PlayedEntry } from './followed.ts';

/** What a decision leads to, shown before the server has answered. */
export interface Prediction {
  readonly decision: ShownDecision;
  readonly state: unknown;
}

/**
 * What a decision leads to, as far as that can be known here: null where a die, a deck or a hidden card has a say in it.
 * A refusal is the engine's own, which the server would give too.
 */
export function predict(rules: Followed['rules'], before: unknown, command: AnyCommand, n: number): Prediction | Refusal | null {
  const state = rules.clone(before);
  const events = tried(rules, state, command);
  if (events === null || isRefusal(events)) return events;
  if (events.some(rules.isRevealing)) return null;
  return { decision: { n, command, events: events.map(rules.redact) }, state };
}

/** null for what needs a card that lies hidden: on a view that is impossible, and throws. */
function tried(rules: Followed['rules'], state: unknown, command: AnyCommand): ShownDecision['events'] | Refusal | null {
  try {
    return rules.play(state, command);
  } catch {
    return null;
  }
}

/** Whether the server sends exactly what was shown. */
export const isAsPredicted = (prediction: Prediction | null, { events }: PlayedEntry['moment']): prediction is Prediction =>
  prediction !== null && JSON.stringify(events) === JSON.stringify(prediction.decision.events);
