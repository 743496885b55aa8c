import { blankCampaign } from '../campaign/model/blank.ts';
import type { Campaign } from '../campaign/model/campaign.ts';
import type { CampaignEvent } from '../campaign/model/event.ts';
import { evolveCampaign } from '../campaign/model/evolve/evolve.ts';
import { campaignQuestion } from '../campaign/play/play.ts';
import type { GameEvent } from '../model/event.ts';
import { impossible } from '../model/lookup.ts';
import { evolve } from '../play/play.ts';
import type { Lesson } from './lesson.ts';
import type { Observation } from './observation.ts';
import { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';

const unwrapped = (event: CampaignEvent): GameEvent | CampaignEvent => (event.type === 'in-memory' ? event.event : event);

/** null once the campaign has ended. */
export function observationOfCampaign(campaign: Campaign, events: readonly CampaignEvent[]): Observation | null {
  const asked = campaignQuestion(campaign);
  if (asked === null) return null;
  const game = asked.of === 'memory' ? asked.game : null;
  return { game, question: asked.step.step, options: asked.options, events: events.map(unwrapped) };
}

function fold(campaign: Campaign, event: CampaignEvent): void {
  if (event.type === 'in-memory' && event.event.type !== 'memory-set-up' && campaign.game !== null)
    evolve(campaign.game, event.event);
  else evolveCampaign(campaign, event);
}

/** What was shown in a campaign, from its log: the events of its set-up, then those of each decision. */
export function taughtInCampaign(lessons: readonly Lesson[], log: readonly (readonly CampaignEvent[])[]): Taught {
  const begun = log[0]?.[0];
  if (begun?.type !== 'campaign-begun') return impossible('a campaign that has not begun');
  const campaign = blankCampaign(begun.content, begun.setup);
  let taught = NOTHING_TAUGHT;
  for (const events of log) {
    for (const event of events) if (event !== begun) fold(campaign, event);
    const observation = observationOfCampaign(campaign, events);
    if (observation !== null) taught = teach(lessons, taught, observation);
  }
  return taught;
}
