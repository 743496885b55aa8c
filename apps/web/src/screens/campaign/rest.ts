import type { CampaignCommand, CampaignCommandType } from '@bauta/engine';

/** The options of these types. */
export const ofType = <T extends CampaignCommandType>(
  options: readonly CampaignCommand[],
  type: T,
): Extract<CampaignCommand, { type: T }>[] =>
  options.filter((option): option is Extract<CampaignCommand, { type: T }> => option.type === type);
