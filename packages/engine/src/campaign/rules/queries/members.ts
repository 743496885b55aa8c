import type { EquipmentCard } from '../../../model/content.ts';
import { type CardId, type CharacterId, HEALTH, NO_CARD } from '../../../model/kinds.ts';
import { impossible } from '../../../model/lookup.ts';
import type { Campaign, Member } from '../../model/campaign.ts';

export const memberOf = (campaign: Campaign, id: CharacterId): Member =>
  campaign.members.find((member) => member.id === id) ?? impossible(`no assassin ${id}`);

export const inPlay = (campaign: Campaign): readonly Member[] => campaign.members.filter((member) => member.inPlay);

/** R1.2, R27: an apprentice is played in their place. */
export const isApprentice = ({ named }: Campaign, { out }: Member): boolean => !named || out !== '';

export function equipmentCard({ content }: Campaign, id: CardId): EquipmentCard {
  const card = content.cards[id];
  return card?.kind === 'equipment' ? card : impossible(`${id} is no equipment`);
}

/** R25: 3, and what their armour adds, worn or set aside with them. */
export function maximumOf(campaign: Campaign, { board, aside, out }: Member): number {
  const worn = out === '' ? board.armour : aside.armour;
  return HEALTH + (worn === NO_CARD ? 0 : equipmentCard(campaign, worn).armour);
}

export const isInjured = (member: Member): boolean => member.out !== 'eliminated' && member.wounds > 0;

/** R26.1 */
export const isInFullHealth = (member: Member): boolean => member.out === '' && member.wounds === 0;
