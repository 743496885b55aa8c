import type { CharacterId, Clause } from '../../../model/kinds.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import { storeAll, storeAside } from './lay-up.ts';

/** R1.1 */
export const FEWEST = 2;
export const MOST = 4;

/** R37, R12: their cards go into villa or main hall, what was set aside with them too. R1.1: of the players no more stay than there are assassins. */
export function leaveParty(campaign: Campaign, by: CharacterId, size: number, why: Clause): void {
  storeAll(campaign, by, why);
  storeAside(campaign, by);
  tell(campaign, { type: 'party-left', by, players: Math.min(campaign.players, size), why });
}
