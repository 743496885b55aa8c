import { type CardId, NO_CARD, type Place, SLOTS } from '../../../model/kinds.ts';
import type { Campaign } from '../../model/campaign.ts';
import { type CampaignCommandOf, type Holder, STORAGE } from '../../model/command.ts';
import { equipmentCard, inPlay } from '../queries/members.ts';

export type Colour = 'white' | 'black';

interface Held {
  card: CardId;
  of: Holder;
  from: Place | typeof STORAGE;
}

/** R41.2: on boards and in the main hall. Worn armour is not taken off for it (R25). */
function held(campaign: Campaign): Held[] {
  const boards = inPlay(campaign).flatMap(({ id, board }) => [
    ...SLOTS.filter((slot) => slot !== 'armour' && board[slot] !== NO_CARD).map((from) => ({ card: board[from], of: id, from })),
    ...board.pack.map((card) => ({ card, of: id, from: 'pack' as const })),
  ]);
  return [...boards, ...campaign.storage.map((card) => ({ card, of: STORAGE, from: STORAGE }) as const)];
}

const ofColour = (campaign: Campaign, colour: Colour): Held[] =>
  held(campaign).filter(({ card }) => equipmentCard(campaign, card).colour === colour);

/** Copies in one place are one option. */
export function payments(campaign: Campaign, colour: Colour): CampaignCommandOf<'pay'>[] {
  const seen = new Set<string>();
  return ofColour(campaign, colour).flatMap(({ card, of, from }) => {
    const key = `${card} ${of} ${from}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ type: 'pay', card, of, from } as const];
  });
}

/** What is missing of either colour must be covered by the discount. */
export function isPayable(campaign: Campaign, cost: Readonly<Record<Colour, number>>, discount: number): boolean {
  const missing = (colour: Colour) => Math.max(0, cost[colour] - ofColour(campaign, colour).length);
  return missing('white') + missing('black') <= discount;
}
