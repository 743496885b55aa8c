import type { Glimpse } from './glimpse.ts';
import type { Lesson } from './lesson.ts';
import { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';

/** What was shown with questions already asked, the last of them included. */
export const taughtBy = (lessons: readonly Lesson[], glimpses: readonly (Glimpse | null)[]): Taught =>
  glimpses.reduce((before: Taught, glimpse) => (glimpse === null ? before : teach(lessons, before, glimpse)), NOTHING_TAUGHT);
