import type { CampaignEvent } from '../campaign/model/event.ts';
import type { GameEvent } from '../model/event.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/kinds.ts';
import { type Lesson, type LessonId, type LessonTrigger, ruleOf } from './lesson.ts';
import type { Observation } from './observation.ts';
import { SIGHTS } from './sights.ts';

/** R1.4: which rule cards were shown. Folded from the log, so that nothing of it is stored. */
export interface Taught {
  /** Every card shown so far, in that order; the last of them with this question. */
  told: readonly LessonId[];
  now: readonly LessonId[];
  /** Needed because of something that happened, and not shown yet for want of room. */
  waiting: readonly LessonId[];
}

export const NOTHING_TAUGHT: Taught = { told: [], now: [], waiting: [] };

/** More at once are not read. */
const AT_ONCE = 2;

/** The cards that come with a question: each once in a campaign, the first of the page first. */
export function teach(lessons: readonly Lesson[], before: Taught, observation: Observation): Taught {
  const left = lessons.filter(({ id }) => !before.told.includes(id));
  const happened = left.filter((lesson) => before.waiting.includes(lesson.id) || hasHappened(lesson, observation));
  const due = left.filter((lesson) => happened.includes(lesson) || lesson.when.some((trigger) => isThere(trigger, observation)));
  const now = due.slice(0, AT_ONCE).map(({ id }) => id);
  const waiting = happened.map(({ id }) => id).filter((id) => !now.includes(id));
  return { told: [...before.told, ...now], now, waiting };
}

/** What comes again with the next question that is like this one. */
function isThere(trigger: LessonTrigger, { game, question, options }: Observation): boolean {
  if ('question' in trigger) return question === trigger.question;
  if ('option' in trigger) return options.some(({ type }) => type === trigger.option);
  // What lies on the map matters once the players act.
  if (game === null || (question !== 'assassin-phase' && question !== 'window')) return false;
  if ('sees' in trigger) return SIGHTS[trigger.sees](game);
  return 'card' in trigger && isOpen(game, trigger.card);
}

/** A card on a board, or the event of the turn. */
const isOpen = ({ characters, maps }: Game, card: CardId): boolean =>
  maps.some(({ event }) => event === card) ||
  characters.some(({ melee, ranged, armour, blade, pack }) => [melee, ranged, armour, blade, ...pack].includes(card));

/** What is told once. */
function hasHappened(lesson: Lesson, { events }: Observation): boolean {
  return events.some((event) => isOnMarker(event, lesson) || lesson.when.some((trigger) => isTold(trigger, event)));
}

function isTold(trigger: LessonTrigger, event: GameEvent | CampaignEvent): boolean {
  if ('event' in trigger) return event.type === trigger.event;
  if ('roll' in trigger) return event.type === 'dice-rolled' && event.for === trigger.roll;
  return 'memory' in trigger && event.type === 'memory-set-up' && event.content.memory.id === trigger.memory;
}

/** R1.4: an assassin has reached a marker with the number of the rule that the lesson is about. */
function isOnMarker(event: GameEvent | CampaignEvent, lesson: Lesson): boolean {
  return event.type === 'ground-changed' && event.change.change === 'rule-shown' && event.change.rule === ruleOf(lesson);
}
