import type { CampaignCommandType } from '../campaign/model/command.ts';
import type { CampaignFactType } from '../campaign/model/event.ts';
import type { CampaignStepName } from '../campaign/model/step.ts';
import type { CommandType } from '../model/command.ts';
import type { Fact, RollFor } from '../model/event.ts';
import type { CardId, Clause } from '../model/kinds.ts';
import type { StepName } from '../model/step.ts';
import type { SightName } from './sights.ts';

export type LessonId = string;

/** R1.4: a rule card. Its words lie with those of the content. */
export interface Lesson {
  id: LessonId;
  /** The first is the one it is about. */
  clauses: readonly Clause[];
  /** It is needed as soon as one of these comes. */
  when: readonly LessonTrigger[];
}

/** `R8` of a lesson about R8.1. */
export const ruleOf = ({ clauses }: Pick<Lesson, 'clauses'>): Clause => clauses[0]!.split('.')[0]!;

export const ROLLS = ['test', 'body', 'attack', 'combat', 'retaliation'] as const satisfies readonly RollFor[];

/** When a rule is needed: by what is asked, offered, told or seen. */
export type LessonTrigger =
  | { question: StepName | CampaignStepName }
  | { option: CommandType | CampaignCommandType }
  | { event: Fact['type'] | CampaignFactType }
  | { roll: RollFor }
  | { sees: SightName }
  /** R1.4: a memory or card may carry a rule. */
  | { memory: string }
  | { card: CardId };
