import { campaignDecision } from '../campaign/flow/play.ts';
import type { Campaign } from '../campaign/model/campaign.ts';
import type { AnyCommand } from '../campaign/model/command.ts';
import type { CampaignEvent } from '../campaign/model/event.ts';
import type { CampaignStepName } from '../campaign/model/step.ts';
import { decision } from '../flow/play.ts';
import type { GameEvent } from '../model/event.ts';
import type { Game } from '../model/game.ts';
import type { StepName } from '../model/step.ts';

/** What the table has before it when a question is asked: nothing that a view would hide. */
export interface Glimpse {
  /** The memory under way, null between two. */
  game: Game | null;
  question: StepName | CampaignStepName;
  options: readonly AnyCommand[];
  /** What was told since the question before. */
  events: readonly (GameEvent | CampaignEvent)[];
}

/** null once the memory has ended. */
export function glimpseOfMemory(game: Game, events: readonly GameEvent[]): Glimpse | null {
  const asked = decision(game);
  return asked === null ? null : { game, question: asked.question.step, options: asked.options, events };
}

const unwrapped = (event: CampaignEvent): GameEvent | CampaignEvent => (event.type === 'in-memory' ? event.event : event);

/** null once the campaign has ended. */
export function glimpseOfCampaign(campaign: Campaign, events: readonly CampaignEvent[]): Glimpse | null {
  const asked = campaignDecision(campaign);
  if (asked === null) return null;
  const told = events.map(unwrapped);
  if (asked.of === 'campaign') return { game: null, question: asked.question.step, options: asked.options, events: told };
  return { game: asked.game, question: asked.decision.question.step, options: asked.options, events: told };
}
