import type { Campaign, CampaignCommand } from '@bauta/engine';

/** How much a reason speaks for an answer; 0: it says nothing for it. */
export type Worth = (campaign: Campaign, command: CampaignCommand) => number;
