import { shuffledCards } from '../../flow/chance.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R10: a set of chest cards, shuffled, beneath those that are left. */
export function addChests(campaign: Campaign, set: string): void {
  const cards = shuffledCards(campaign, campaign.content.book.chests[set] ?? []);
  tell(campaign, { type: 'chests-added', set, cards, why: 'R10' });
}

/** R10: what is left of a set leaves the game. */
export function expireChests(campaign: Campaign, set: string): void {
  const left = [...campaign.chest.draw];
  const cards = (campaign.content.book.chests[set] ?? []).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (cards.length > 0) tell(campaign, { type: 'chests-expired', set, cards, why: 'R10' });
}
