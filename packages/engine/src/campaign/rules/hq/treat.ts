import type { CardId } from '../../../model/kinds.ts';
import { NO_CARD, SLOTS } from '../../../model/kinds.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign, Member } from '../../model/campaign.ts';
import { type CampaignCommandOf, type Holder, STORAGE } from '../../model/command.ts';
import { equipmentCard, inPlay, isInjured, memberOf } from '../queries/members.ts';
import { isBeforeRetry } from '../queries/retry.ts';

/** What a card gives back when it is used on someone; 0: it is no medicine. */
function healing(campaign: Campaign, id: CardId): number {
  const used = equipmentCard(campaign, id).effects.find(({ when, who }) => when === 'action' && who === 'assassin-here');
  const heal = used?.do.find((each) => each.do === 'heal');
  return heal?.do === 'heal' ? heal.hp : 0;
}

const cardsOf = ({ board }: Member): CardId[] =>
  [...new Set([...SLOTS.map((slot) => board[slot]), ...board.pack])].filter((id) => id !== NO_CARD);

function holders(campaign: Campaign): { of: Holder; cards: readonly CardId[] }[] {
  const boards = inPlay(campaign).map((member) => ({ of: member.id, cards: cardsOf(member) }));
  return [...boards, { of: STORAGE, cards: [...new Set(campaign.storage)] }];
}

/** R40.2: in the steps of the headquarters an injured assassin is healed with medicine. Before a retry there is none (R6.3). */
export function treatments(campaign: Campaign): CampaignCommandOf<'treat'>[] {
  if (campaign.hq === null || isBeforeRetry(campaign)) return [];
  const injured = inPlay(campaign).filter(isInjured);
  if (injured.length === 0) return [];
  return holders(campaign).flatMap(({ of, cards }) =>
    cards
      .filter((card) => healing(campaign, card) > 0)
      .flatMap((card) => injured.map(({ id }) => ({ type: 'treat', by: id, card, of }) as const)),
  );
}

/** R40.2: it is discarded. */
export function treat(campaign: Campaign, { by, card, of }: CampaignCommandOf<'treat'>): void {
  const from = of === STORAGE ? STORAGE : (SLOTS.find((slot) => memberOf(campaign, of).board[slot] === card) ?? 'pack');
  const hp = Math.min(healing(campaign, card), memberOf(campaign, by).wounds);
  tell(campaign, { type: 'hp-restored', by, hp, why: 'R40.2' });
  tell(campaign, { type: 'card-spent', of, card, from, gone: equipmentCard(campaign, card).colour === 'white', why: 'R40.2' });
}
