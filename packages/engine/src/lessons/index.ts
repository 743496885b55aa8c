export { taughtBy, taughtInCampaign } from './follow-log.ts';
export { type Glimpse, glimpseOfCampaign, glimpseOfMemory } from './glimpse.ts';
export { type Lesson, type LessonId, type Moment, ROLLS, ruleOf } from './lesson.ts';
export { SIGHT_NAMES, type SightName } from './sights.ts';
export { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';
