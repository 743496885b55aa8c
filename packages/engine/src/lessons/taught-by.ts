import type { Lesson } from './lesson.ts';
import type { Observation } from './observation.ts';
import { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';

/** What was shown with questions already asked, the last of them included. */
export const taughtBy = (lessons: readonly Lesson[], observations: readonly (Observation | null)[]): Taught =>
  observations.reduce(
    (before: Taught, observation) => (observation === null ? before : teach(lessons, before, observation)),
    NOTHING_TAUGHT,
  );
