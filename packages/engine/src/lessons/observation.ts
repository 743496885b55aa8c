import type { AnyCommand } from '../campaign/model/command.ts';
import type { CampaignEvent } from '../campaign/model/event.ts';
import type { CampaignStepName } from '../campaign/model/step.ts';
import type { GameEvent } from '../model/event.ts';
import type { Game } from '../model/game.ts';
import type { StepName } from '../model/step.ts';
import { memoryQuestion } from '../play/play.ts';

/** What the table has before it when a question is asked: nothing that a view would hide. */
export interface Observation {
  /** The memory under way, null between two. */
  game: Game | null;
  question: StepName | CampaignStepName;
  options: readonly AnyCommand[];
  /** What was told since the question before. */
  events: readonly (GameEvent | CampaignEvent)[];
}

/** null once the memory has ended. */
export function observationOfMemory(game: Game, events: readonly GameEvent[]): Observation | null {
  const asked = memoryQuestion(game);
  return asked === null ? null : { game, question: asked.step.step, options: asked.options, events };
}
