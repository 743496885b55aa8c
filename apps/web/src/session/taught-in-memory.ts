import {
  blankGame,
  evolve,
  type Game,
  type GameEvent,
  type Lesson,
  type LessonId,
  NOTHING_TAUGHT,
  observationOfMemory,
  type Taught,
  teach,
} from '@bauta/engine';
import type { ShownDecision } from './session.ts';

/** What was taught up to the question being asked, from the log of a memory played by itself. `before`: what its players had been shown when it began. */
export function taughtInMemory(
  lessons: readonly Lesson[],
  decisions: readonly ShownDecision[],
  before: readonly LessonId[] = [],
): Taught {
  let game: Game | null = null;
  let taught: Taught = { ...NOTHING_TAUGHT, told: before };
  for (const { events } of decisions as readonly { events: readonly GameEvent[] }[]) {
    for (const event of events) {
      if (event.type === 'memory-set-up') game = blankGame(event.content, event.setup);
      else if (game !== null) evolve(game, event);
    }
    const observation = game === null ? null : observationOfMemory(game, events);
    if (observation !== null) taught = teach(lessons, taught, observation);
  }
  return taught;
}
