import type { Clause } from '../../model/kinds.ts';
import type { Campaign } from '../model/campaign.ts';
import type { CampaignCommand } from '../model/command.ts';
import type { CampaignStepName, CampaignStepOf } from '../model/step.ts';

/** A rule of the campaign, played step by step. With no option to offer it runs; otherwise it waits for an answer. */
export interface CampaignStepRule<T extends CampaignStepName> {
  readonly step: T;
  readonly rules: readonly Clause[];
  /** Where the clause it is asked by is not always the first of them. */
  asked?(campaign: Campaign): Clause;
  options?(campaign: Campaign, step: CampaignStepOf<T>): CampaignCommand[];
  resolve?(campaign: Campaign, step: CampaignStepOf<T>, command: CampaignCommand): void;
  run?(campaign: Campaign, step: CampaignStepOf<T>): void;
}
export type AnyCampaignStepRule = CampaignStepRule<CampaignStepName>;
