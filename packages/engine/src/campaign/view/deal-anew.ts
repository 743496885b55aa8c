import type { Game } from '../../model/game.ts';
import { SHUFFLING } from '../../model/shuffling.ts';
import { shuffledCards } from '../flow/chance.ts';
import type { Campaign, CardPile } from '../model/campaign.ts';

/**
 * The campaign under a seed of one's own, its decks in another order: whoever knew the seed or the order knows nothing of it. Which cards
 * there are is in the book, and stays. `game`: the memory under way, dealt anew likewise.
 */
export function dealCampaignAnew(campaign: Campaign, seed: string, game: Game | null): Campaign {
  const setup = { ...campaign.setup, seed, shuffling: SHUFFLING };
  const mixed = ({ draw, discard }: CardPile, shuffles: number): CardPile => ({
    draw: shuffledCards({ ...campaign, setup, chance: { seed, dice: 0, shuffles, script: null } }, draw.toSorted()),
    discard,
  });
  return {
    ...campaign,
    setup,
    equipment: mixed(campaign.equipment, 0),
    chest: mixed(campaign.chest, 1),
    chance: { seed, dice: 0, shuffles: 2, script: null },
    game,
  };
}
