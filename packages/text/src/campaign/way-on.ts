import type { CampaignCommand, CampaignCommandType } from '@bauta/engine';

/** Answers that end a question between memories: where there is one, it is the way on. */
const WAYS_ON: ReadonlySet<CampaignCommandType> = new Set<CampaignCommandType>([
  'end-arranging',
  'party-settled',
  'beds-settled',
  'assigned',
  'assassins-chosen',
  'no-blueprint',
  'no-more-cards',
]);

export const isWayOn = ({ type }: CampaignCommand): boolean => WAYS_ON.has(type);
