export { type Lesson, type LessonId, type LessonTrigger, ROLLS, ruleOf } from './lesson.ts';
export { type Observation, observationOfMemory } from './observation.ts';
export { SIGHT_NAMES, type SightName } from './sights.ts';
export { taughtBy } from './taught-by.ts';
export { observationOfCampaign, taughtInCampaign } from './taught-in-campaign.ts';
export { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';
