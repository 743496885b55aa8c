import type { CampaignIf } from '../../../model/book.ts';
import type { Campaign } from '../../model/campaign.ts';
import { hqLevel } from './hq-level.ts';

const isWithin = (value: number, { from, to }: { from: number; to: number }): boolean => value >= from && value <= to;

/** Everything an instruction asks for. */
export const holds = (campaign: Campaign, conditions: readonly CampaignIf[]): boolean =>
  conditions.every((condition) => isMet(campaign, condition));

function isMet(campaign: Campaign, condition: CampaignIf): boolean {
  switch (condition.if) {
    case 'flag':
      return isWithin(campaign.flags[condition.flag] ?? 0, condition);
    case 'level':
      return isWithin(campaign.level, condition);
    case 'hq-level':
      return isWithin(hqLevel(campaign), condition);
    case 'hq':
      return campaign.hq?.kind === condition.is;
    case 'ended':
      return campaign.diary[condition.entry]?.result === condition.is;
    case 'synced':
      return isSynced(campaign, condition.entry);
    case 'last-synced':
      return isSynced(campaign, campaign.played);
  }
}

const isSynced = ({ diary }: Campaign, entry: string): boolean => (diary[entry]?.sync ?? 'none') !== 'none';
