import type { Campaign } from '../campaign.ts';
import type { CampaignEvent, CampaignEventType } from '../event.ts';
import { bookEvolvers } from './book.ts';
import { cardEvolvers } from './cards.ts';
import { hqEvolvers } from './hq.ts';
import { partyEvolvers } from './party.ts';

const CHANGING = { ...bookEvolvers, ...cardEvolvers, ...partyEvolvers, ...hqEvolvers };

/** Events that only tell what the next ones do, or why. */
type InformationalCampaignEventType = Exclude<CampaignEventType, keyof typeof CHANGING>;
const ignore = (): void => {};
const INFORMATIONAL: { readonly [K in InformationalCampaignEventType]: () => void } = {
  'campaign-begun': ignore,
  'choice-made': ignore,
  'apprentice-stands-in': ignore,
  'memory-begun': ignore,
  'chest-card-returned': ignore,
  'completed-by-others': ignore,
  'contract-tried': ignore,
  'only-choice': ignore,
};

const EVOLVERS = { ...CHANGING, ...INFORMATIONAL } as unknown as Record<
  CampaignEventType,
  (campaign: Campaign, event: CampaignEvent) => void
>;

/** Applies one event, in place. Knows no rules: what happened is in the event. */
export function evolveCampaign(campaign: Campaign, event: CampaignEvent): void {
  EVOLVERS[event.type](campaign, event);
}

export const isCampaignEventType = (type: string): type is CampaignEventType => Object.hasOwn(EVOLVERS, type);
