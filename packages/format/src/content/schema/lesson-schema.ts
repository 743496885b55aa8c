import {
  isCampaignCommandType,
  isCampaignEventType,
  isCampaignStepName,
  isCommandType,
  isEventType,
  isStepName,
  type LessonTrigger,
  ROLLS,
  SIGHT_NAMES,
} from '@bauta/engine';
import { z } from 'zod';
import { byId, id, listOf } from './bounds.ts';

const nameOf = (isName: (name: string) => boolean, error: string) => z.string().max(40).refine(isName, { error });
const question = nameOf((name) => isStepName(name) || isCampaignStepName(name), 'must be a question of the program');
const option = nameOf((name) => isCommandType(name) || isCampaignCommandType(name), 'must be a command of the program');
const event = nameOf((name) => isEventType(name) || isCampaignEventType(name), 'must be an event of the program');

/** R1.4: what is asked, offered, told or seen when the rule is first needed. */
const trigger = z.union([
  z.strictObject({ question }),
  z.strictObject({ option }),
  z.strictObject({ event }),
  z.strictObject({ roll: z.enum(ROLLS) }),
  z.strictObject({ sees: z.enum(SIGHT_NAMES) }),
  z.strictObject({ memory: id }),
  z.strictObject({ card: id }),
]);

const clause = z
  .string()
  .max(10)
  .regex(/^[RGD]\d{1,2}(?:\.\d{1,2})?$/, { error: 'must be a clause of the rules, like `R22.3`' });

const lesson = z.strictObject({ clauses: listOf(clause, 6).min(1), when: listOf(trigger, 6).default([]) });

export const lessonsFile = byId(lesson);
export type LessonFile = z.output<typeof lesson>;
export const triggerOf = (file: LessonFile['when'][number]): LessonTrigger => file as LessonTrigger;
