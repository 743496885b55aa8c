import type { Campaign, CampaignCommand, CampaignStep } from '@bauta/engine';

/** What a question between memories is laid out from. */
export interface Laid {
  /** As the table sees it. */
  campaign: Campaign;
  question: CampaignStep;
  options: readonly CampaignCommand[];
  decide(command: CampaignCommand): void;
}
