import type { Board } from '../../../model/content.ts';
import { type CardId, NO_CARD, SLOTS } from '../../../model/kinds.ts';
import type { MemoryOutcome } from '../../../view/outcome.ts';
import type { CardPile } from '../../model/campaign.ts';
import { takeOff } from '../../model/evolve/changes.ts';

function minus(cards: readonly CardId[], others: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of others) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

const isCard = (card: CardId): boolean => card !== NO_CARD;
const cardsOn = (board: Board): CardId[] => [...SLOTS.map((slot) => board[slot]), ...board.pack].filter(isCard);

export interface Returned {
  /** The chest deck with the cards in their original order. */
  draw: readonly CardId[];
  /** What goes back from each board. */
  from: ReadonlyMap<string, readonly CardId[]>;
}

/** R6.3, R6.4: chest cards won in a memory that failed go back in their original order; what was used is gone. */
export function chestCardsReturned(before: CardPile, { piles, assassins }: MemoryOutcome): Returned {
  const used = minus(piles.chest.discard, before.discard);
  let won = minus(before.draw, [...piles.chest.draw, ...used]);
  const from = new Map<string, readonly CardId[]>();
  for (const { id, board } of assassins) {
    const left = minus(won, cardsOn(board));
    from.set(id, minus(won, left));
    won = left;
  }
  const gone = minus(before.draw, [...piles.chest.draw, ...[...from.values()].flat()]);
  return { draw: minus(before.draw.toReversed(), gone).reverse(), from };
}

/** The board without those cards, the pack's copies first. */
export function withoutCards(board: Board, cards: readonly CardId[]): Board {
  return cards.reduce((left, card) => {
    if (left.pack.includes(card)) return takeOff(left, card, 'pack');
    return takeOff(left, card, SLOTS.find((slot) => left[slot] === card) ?? 'pack');
  }, board);
}
