import {
  type Content,
  guardKindOf,
  isCommandType,
  isEventType,
  isStepName,
  type Lesson,
  type LessonTrigger,
  type MapData,
  type MemoryData,
  ruleOf,
  type SightName,
} from '@bauta/engine';
import type { Problem } from '../../../problem/problem.ts';
import { type PackFiles, reporter } from '../../files/pack-files.ts';
import type { Pack } from '../../pack/pack.ts';

type Has = (memory: MemoryData) => boolean;

const onMap =
  (has: (map: MapData) => boolean): Has =>
  ({ maps }) =>
    maps.some(has);
const ground = (type: string): Has => onMap(({ squares }) => squares.some((square) => square.type === type));
const marches: Has = ({ enemyPhase }) => enemyPhase !== 'none';
const reinforced: Has = ({ enemyPhase, decks }) => enemyPhase === 'whole' && decks.reinforcement.length > 0;
const hasEntrance = onMap(({ entrances }) => entrances.length > 0);
const elite =
  (kind: string): Has =>
  (memory) =>
    onMap(({ guards }) => guards.some(({ guard }) => guardKindOf(memory, guard) === kind))(memory) ||
    (memory.elite === kind && reinforced(memory) && hasEntrance(memory));

/** What a memory must have for the sight; others may come up anywhere. */
const NEEDS: Readonly<Partial<Record<SightName, Has>>> = {
  'enemy-phase': marches,
  'red-base': marches,
  reinforcements: (memory) => reinforced(memory) && hasEntrance(memory),
  'reserve-low': (memory) => reinforced(memory) && hasEntrance(memory),
  canal: ground('canal'),
  tower: onMap(({ tower }) => tower !== null),
  chest: onMap(({ chests }) => chests.length > 0),
  restricted: onMap(({ restricted }) => restricted.length > 0),
  agile: elite('agile'),
  brute: elite('brute'),
  rider: elite('rider'),
  seeker: elite('seeker'),
  boss: onMap(({ bosses }) => bosses.length > 0),
  machine: onMap(({ machines }) => machines.length > 0),
  escort: ({ objectives }) => objectives.some(({ kind }) => kind === 'escort'),
  optional: ({ objectives }) => objectives.some(({ optional }) => optional),
  sync: ({ sync }) => sync.length > 0,
  easy: ({ easy }) => easy,
  'two-maps': ({ maps }) => maps.length > 1,
  'time-limit': ({ timeLimit }) => timeLimit !== null,
};

/** Between memories, and so only in a campaign. */
function isBetween(trigger: LessonTrigger): boolean {
  if ('question' in trigger) return !isStepName(trigger.question);
  if ('option' in trigger) return !isCommandType(trigger.option);
  return 'event' in trigger && !isEventType(trigger.event);
}

function canCome(trigger: LessonTrigger, { memories, book }: Content): boolean {
  if (isBetween(trigger)) return book !== null;
  const all = Object.values(memories);
  if ('sees' in trigger) return all.some(NEEDS[trigger.sees] ?? (() => true));
  if ('option' in trigger && trigger.option === 'save') return all.some(({ saving }) => saving);
  return true;
}

const isMarked = (lesson: Lesson, { memories }: Content): boolean =>
  Object.values(memories).some(({ maps }) =>
    maps.some(({ markers = [] }) => markers.some(({ rule }) => rule === ruleOf(lesson))),
  );

const isIdle = (lesson: Lesson, content: Content): boolean =>
  !isMarked(lesson, content) && !lesson.when.some((trigger) => canCome(trigger, content));

/** R1.4: lessons that no memory and no page of the campaign ever calls for. */
export function checkLessonsShown(files: PackFiles, { content, lessons }: Pack, problems: Problem[]): void {
  const idle = new Set(lessons.filter((lesson) => isIdle(lesson, content)).map(({ id }) => id));
  for (const { source, data } of files.lessons)
    for (const id of Object.keys(data))
      if (idle.has(id)) reporter(source, problems)([id], `The lesson \`${id}\` is never shown.`);
}

/** R1.4: markers whose rule no lesson is about. */
export function checkMarkers(files: PackFiles, { lessons }: Pack, problems: Problem[]): void {
  const taught = new Set(lessons.map(ruleOf));
  for (const { source, data } of files.memories)
    data.maps.forEach(({ markers = {} }, map) => {
      for (const rule of Object.keys(markers))
        if (!taught.has(rule)) reporter(source, problems)(['maps', map, 'markers', rule], `No lesson is about rule ${rule}.`);
    });
}
