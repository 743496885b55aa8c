import { blankCampaign } from '../campaign/model/blank.ts';
import type { Campaign } from '../campaign/model/campaign.ts';
import type { CampaignEvent } from '../campaign/model/event.ts';
import { evolveCampaign } from '../campaign/model/evolve/evolve.ts';
import { evolve } from '../flow/play.ts';
import { impossible } from '../model/lookup.ts';
import { type Glimpse, glimpseOfCampaign } from './glimpse.ts';
import type { Lesson } from './lesson.ts';
import { NOTHING_TAUGHT, type Taught, teach } from './teach.ts';

/** What was shown with questions already asked, the last of them included. */
export const taughtBy = (lessons: readonly Lesson[], glimpses: readonly (Glimpse | null)[]): Taught =>
  glimpses.reduce((before: Taught, glimpse) => (glimpse === null ? before : teach(lessons, before, glimpse)), NOTHING_TAUGHT);

function fold(campaign: Campaign, event: CampaignEvent): void {
  if (event.type === 'in-memory' && event.event.type !== 'memory-set-up' && campaign.game !== null)
    evolve(campaign.game, event.event);
  else evolveCampaign(campaign, event);
}

/** The same from the log of a campaign: the events of its set-up, then those of each decision. */
export function taughtInCampaign(lessons: readonly Lesson[], log: readonly (readonly CampaignEvent[])[]): Taught {
  const begun = log[0]?.[0];
  if (begun?.type !== 'campaign-begun') return impossible('a campaign that has not begun');
  const campaign = blankCampaign(begun.content, begun.setup);
  let taught = NOTHING_TAUGHT;
  for (const events of log) {
    for (const event of events) if (event !== begun) fold(campaign, event);
    const glimpse = glimpseOfCampaign(campaign, events);
    if (glimpse !== null) taught = teach(lessons, taught, glimpse);
  }
  return taught;
}
