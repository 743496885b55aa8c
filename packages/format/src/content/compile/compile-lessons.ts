import type { Lesson } from '@bauta/engine';
import type { PackFiles } from '../files/pack-files.ts';
import { triggerOf } from '../schema/lesson-schema.ts';

/** In the order of the pages, which is the order in which they are shown when several are needed. */
export const compileLessons = ({ lessons }: Pick<PackFiles, 'lessons'>): Lesson[] =>
  lessons.flatMap(({ data }) =>
    Object.entries(data).map(([id, { clauses, when }]) => ({ id, clauses, when: when.map(triggerOf) })),
  );
