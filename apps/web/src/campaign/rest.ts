import type { CampaignCommand, CampaignCommandType } from '@bauta/engine';

/** Answers that end a question: one of them is always the way on. */
const GO_ON: ReadonlySet<CampaignCommandType> = new Set<CampaignCommandType>([
  'end-arranging',
  'party-settled',
  'beds-settled',
  'assigned',
  'assassins-chosen',
  'no-blueprint',
  'no-more-cards',
]);

export const isGoOn = ({ type }: CampaignCommand): boolean => GO_ON.has(type);

/** The options of these types. */
export const ofType = <T extends CampaignCommandType>(
  options: readonly CampaignCommand[],
  type: T,
): Extract<CampaignCommand, { type: T }>[] =>
  options.filter((option): option is Extract<CampaignCommand, { type: T }> => option.type === type);
