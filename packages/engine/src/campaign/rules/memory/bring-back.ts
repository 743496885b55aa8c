import type { Board } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import { HEALTH, NO_CARD } from '../../../model/kinds.ts';
import type { MemoryOutcome } from '../../../view/outcome.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import { layUp, storeAll } from '../party/lay-up.ts';
import { equipmentCard, isApprentice, memberOf } from '../queries/members.ts';
import { chestCardsReturned, type Returned, withoutCards } from './chest-cards.ts';

const NO_PILE = { draw: [], discard: [] };

type PlayedAssassin = MemoryOutcome['assassins'][number];

const maximum = (campaign: Campaign, { armour }: Board): number =>
  HEALTH + (armour === NO_CARD ? 0 : equipmentCard(campaign, armour).armour);

/** R6.3: one who was critical counts as eliminated. */
const isOut = (campaign: Campaign, { status, wounds, board }: PlayedAssassin): boolean =>
  status === 'eliminated' || wounds >= maximum(campaign, board);

/** R25: armour that went back to the chest deck takes its HP along, but nobody falls by it. */
function woundsOf(campaign: Campaign, { wounds }: PlayedAssassin, board: Board, out: boolean): number {
  const most = maximum(campaign, board);
  return out ? most : Math.min(wounds, most - 1);
}

/** R26.3: an apprentice who was eliminated is back for the next try, and has left all cards behind. */
function eliminate(campaign: Campaign, id: string): void {
  if (isApprentice(campaign, memberOf(campaign, id))) storeAll(campaign, id, 'R26.3');
  else layUp(campaign, id);
}

/** What they carry and the HP they have left. An apprentice's wounds are nobody's. */
function bringBack(campaign: Campaign, played: PlayedAssassin, { from }: Pick<Returned, 'from'>): void {
  const returned = from.get(played.id) ?? [];
  const why = campaign.attempt === 1 ? 'R6.3' : 'R6.4';
  for (const card of returned) tell(campaign, { type: 'chest-card-returned', by: played.id, card, why });
  const board = withoutCards(played.board, returned);
  const out = isOut(campaign, played);
  const member = memberOf(campaign, played.id);
  const wounds = isApprentice(campaign, member) ? member.wounds : woundsOf(campaign, played, board, out);
  tell(campaign, { type: 'brought-back', by: played.id, wounds, board, why: 'R35' });
  if (out) eliminate(campaign, played.id);
}

/** What the party brings back of a memory, won or lost. */
export function bringBackAll(campaign: Campaign, { setup }: Game, outcome: MemoryOutcome): void {
  const { piles, result, assassins } = outcome;
  const kept: Returned = { draw: piles.chest.draw, from: new Map() };
  const chests = result.success ? kept : chestCardsReturned(setup.piles.chest ?? NO_PILE, outcome);
  const removed = outcome.removed.filter((card) => campaign.content.cards[card]?.kind === 'equipment');
  const chest = { draw: chests.draw, discard: piles.chest.discard };
  tell(campaign, { type: 'piles-brought-back', equipment: piles.equipment, chest, removed, why: 'R35' });
  for (const played of assassins) bringBack(campaign, played, chests);
}
