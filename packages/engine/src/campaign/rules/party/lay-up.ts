import type { Clause } from '../../../model/kinds.ts';
import { NO_CARD, SLOTS } from '../../../model/kinds.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import { memberOf } from '../queries/members.ts';

/** Every card on the board goes into villa or main hall. */
export function storeAll(campaign: Campaign, by: string, why: Clause): void {
  const { board } = memberOf(campaign, by);
  for (const from of SLOTS)
    if (board[from] !== NO_CARD) tell(campaign, { type: 'card-stored', by, card: board[from], from, why });
  for (const card of board.pack) tell(campaign, { type: 'card-stored', by, card, from: 'pack', why });
}

/** R37: so do the blade and armour that R26.3 set aside. */
export function storeAside(campaign: Campaign, by: string): void {
  const { blade, armour } = memberOf(campaign, by).aside;
  for (const card of [blade, armour])
    if (card !== NO_CARD) tell(campaign, { type: 'card-stored', by, card, from: 'aside', why: ['R37', 'R26.3'] });
}

/** R26.3: hidden blade and worn armour are set aside with them; other cards go into villa or main hall. */
export function layUp(campaign: Campaign, by: string): void {
  tell(campaign, { type: 'laid-up', by, out: 'eliminated', why: 'R26.3' });
  storeAll(campaign, by, 'R26.3');
}

/** R27.2, R41.1: they have their own hidden blade and armour again; what the apprentice wore goes into villa or main hall. */
export function backInAction(campaign: Campaign, by: string, why: Clause): void {
  const { board, aside } = memberOf(campaign, by);
  if (board.armour !== NO_CARD && aside.armour !== NO_CARD)
    tell(campaign, { type: 'card-stored', by, card: board.armour, from: 'armour', why: 'R25' });
  tell(campaign, { type: 'back-in-action', by, why });
}
