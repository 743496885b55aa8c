import type { Game } from '../model/game.ts';
import type { CardId, Clause, DeckName } from '../model/kinds.ts';
import { pileOf } from '../model/lookup.ts';
import { shuffled } from './chance.ts';
import { emit } from './emit.ts';

const REBUILT: Record<DeckName, Clause> = {
  event: 'R3.4',
  equipment: 'R17.4',
  chest: 'R10',
  reinforcement: 'R29.3',
  token: 'R10',
  aside: 'R47',
};

export function isEmpty(game: Game, deck: DeckName): boolean {
  const { draw, discard } = pileOf(game, deck);
  return draw.length === 0 && discard.length === 0;
}

/** Shuffles the discards into a new deck. */
export function rebuild(game: Game, deck: DeckName): void {
  emit(game, { type: 'deck-shuffled', deck, order: shuffled(game, pileOf(game, deck).discard), why: REBUILT[deck] });
}

/** Takes the top card; an empty deck is rebuilt from its discards first. Null when there is none at all. */
export function draw(game: Game, deck: DeckName, why: Clause): CardId | null {
  if (isEmpty(game, deck)) return null;
  if (pileOf(game, deck).draw.length === 0) rebuild(game, deck);
  const card = pileOf(game, deck).draw.at(-1)!;
  emit(game, { type: 'card-drawn', deck, card, why });
  return card;
}
