import type { Campaign } from '../campaign.ts';
import type { CampaignEvent, CampaignEventType } from '../event.ts';
import { bookEvolvers } from './book.ts';
import { cardEvolvers } from './cards.ts';
import { hqEvolvers } from './hq.ts';
import { partyEvolvers } from './party.ts';

const CHANGING = { ...bookEvolvers, ...cardEvolvers, ...partyEvolvers, ...hqEvolvers };

/** Events that only tell what the next ones do, or why. */
type Telling = Exclude<CampaignEventType, keyof typeof CHANGING>;
const tell = (): void => {};
const TELLING: { readonly [K in Telling]: () => void } = {
  'campaign-begun': tell,
  'choice-made': tell,
  'apprentice-stands-in': tell,
  'memory-begun': tell,
  'chest-card-returned': tell,
  'completed-by-others': tell,
  'contract-tried': tell,
  'only-choice': tell,
};

const EVOLVERS = { ...CHANGING, ...TELLING } as unknown as Record<
  CampaignEventType,
  (campaign: Campaign, event: CampaignEvent) => void
>;

/** Applies one event, in place. Knows no rules: what happened is in the event. */
export function evolveCampaign(campaign: Campaign, event: CampaignEvent): void {
  EVOLVERS[event.type](campaign, event);
}

export const isCampaignEventType = (type: string): type is CampaignEventType => Object.hasOwn(EVOLVERS, type);
