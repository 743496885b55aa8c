import type { Game } from '../../model/game.ts';
import { shuffledCards } from '../flow/chance.ts';
import type { Campaign, CardPile } from '../model/campaign.ts';

/**
 * The campaign under a seed of one's own, its decks in another order: whoever knew the seed or the order knows nothing of it. Which cards
 * there are is in the book, and stays. `game`: the memory under way, dealt anew likewise.
 */
export function dealCampaignAnew(campaign: Campaign, seed: string, game: Game | null): Campaign {
  const mixed = ({ draw, discard }: CardPile, shuffles: number): CardPile => ({
    draw: shuffledCards({ ...campaign, chance: { seed, dice: 0, shuffles, script: null } }, draw.toSorted()),
    discard,
  });
  return {
    ...campaign,
    setup: { ...campaign.setup, seed },
    equipment: mixed(campaign.equipment, 0),
    chest: mixed(campaign.chest, 1),
    chance: { seed, dice: 0, shuffles: 2, script: null },
    game,
  };
}
