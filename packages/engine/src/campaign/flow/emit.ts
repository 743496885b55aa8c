import type { GameEvent } from '../../model/event.ts';
import type { Campaign } from '../model/campaign.ts';
import type { CampaignEvent, CampaignFact } from '../model/event.ts';
import { evolveCampaign } from '../model/evolve/evolve.ts';
import type { CampaignStep } from '../model/step.ts';

let log: CampaignEvent[] | null = null;

/** Runs the rules with a log: every event they tell, in order. */
export function recordingCampaign(run: () => void): CampaignEvent[] {
  const outer = log;
  const events: CampaignEvent[] = [];
  log = events;
  try {
    run();
  } finally {
    log = outer;
  }
  return events;
}

function happen(campaign: Campaign, event: CampaignEvent): void {
  evolveCampaign(campaign, event);
  if (log !== null) log.push(event);
}

/** Every change of a campaign passes here, or through the notes of the flow below. */
export const tell = (campaign: Campaign, fact: CampaignFact): void => happen(campaign, fact);

/** Puts a step on the stack: it is played before what lies below goes on. */
export const begin = (campaign: Campaign, step: CampaignStep): void => happen(campaign, { type: 'campaign-step-begun', step });

/** The step under way goes on as this record. */
export const goOn = (campaign: Campaign, step: CampaignStep): void => happen(campaign, { type: 'campaign-step-noted', step });

export const finish = (campaign: Campaign): void => happen(campaign, { type: 'campaign-step-ended' });

/** What happened in the memory, and has changed it already. */
export function tellPlayed(events: readonly GameEvent[]): void {
  if (log !== null) for (const event of events) log.push({ type: 'in-memory', event });
}

/** What happens first in a memory: it is laid out by its own events. */
export function playOut(campaign: Campaign, events: readonly GameEvent[]): void {
  for (const event of events) happen(campaign, { type: 'in-memory', event });
}
