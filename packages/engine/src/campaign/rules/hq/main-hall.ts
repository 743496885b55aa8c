import { begin, goOn } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import type { CampaignStep } from '../../model/step.ts';

type HqStep = Extract<CampaignStep, { arranged: boolean }>;

/** R40.2: with anything to decide the main hall may be used first; again only once something was decided, so that the visit ends. */
export const orArrange = ({ arranged }: HqStep, options: CampaignCommand[]): CampaignCommand[] =>
  arranged || options.length === 0 ? options : [...options, { type: 'arrange' }];

export function openMainHall(campaign: Campaign, step: HqStep): void {
  goOn(campaign, { ...step, arranged: true });
  begin(campaign, { step: 'arrange', settled: [] });
}
