import type { CardId } from '../../../model/kinds.ts';
import { shuffledCards } from '../../flow/chance.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R1.3: unseen. The event deck is shuffled before every memory anyway. */
export function shuffleIn(campaign: Campaign, deck: 'event' | 'equipment', cards: readonly CardId[]): void {
  tell(campaign, { type: 'cards-shuffled-in', deck, cards, why: 'R1.3' });
  if (deck === 'equipment')
    tell(campaign, { type: 'pile-shuffled', deck, order: shuffledCards(campaign, campaign.equipment.draw), why: 'R1.3' });
}
