import { eventCards, reinforcementsFor } from '../model/blank.ts';
import type { PileData } from '../model/content.ts';
import type { Game } from '../model/game.ts';
import { type CardId, DECKS, HIDDEN, SLOTS } from '../model/kinds.ts';
import { isAssassin } from '../rules/ground/presence.ts';

/** Cards lying open anywhere on the table, those held in unfinished steps included. */
function inSight(game: Game): CardId[] {
  const party = game.characters.filter(isAssassin);
  const boards = party.flatMap((assassin) => [...SLOTS.map((slot) => assassin[slot]), ...assassin.pack]);
  const piles = Object.values(game.piles).flatMap((pile) => [...pile.draw, ...pile.discard]);
  const steps = game.stack.flatMap((step) => (step.step === 'search' ? step.found : step.step === 'stow' ? step.cards : []));
  const maps = game.maps.flatMap((map) => [map.event, ...map.traps.map(({ card }) => card)]);
  return [...boards, ...piles, ...steps, ...maps, ...game.removed, ...game.tokens].filter((id) => id !== '' && id !== HIDDEN);
}

/** All cards the game was laid out with, in so far as the table may know them. */
function laidOut({ content, setup }: Game): CardId[] {
  const { equipment, chest, token } = content.memory.decks;
  const boards = setup.party.flatMap(({ board }) => [...SLOTS.map((slot) => board[slot]), ...board.pack]);
  const known = (pile: PileData | null, own: readonly CardId[]) =>
    pile === null ? own : (pile.cards ?? [...pile.draw, ...pile.discard]);
  return [
    ...eventCards(content, setup),
    ...known(setup.piles.equipment, equipment),
    ...known(setup.piles.chest, chest),
    ...token,
    ...reinforcementsFor(content, setup.party.length),
    ...boards,
  ];
}

/** Of what was laid out, what nobody has seen; and what lies open without having been laid out. */
export function comparedWithSight(game: Game): { left: CardId[]; others: CardId[] } {
  const left = laidOut(game).filter((id) => id !== '' && id !== HIDDEN);
  const others: CardId[] = [];
  for (const id of inSight(game)) {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    else others.push(id);
  }
  return { left, others };
}

/** Whether as many cards lie hidden as nobody has seen, and none lies open that nobody laid out: so it is in every game that was played. */
export function isWholeView(view: Game): boolean {
  const { left, others } = comparedWithSight(view);
  const boxed = view.setup.events.filter((id) => id === HIDDEN).length;
  const isFromBox = (id: CardId): boolean => view.content.cards[id]?.kind === 'event';
  const hidden = DECKS.reduce((sum, deck) => sum + view.piles[deck].draw.filter((id) => id === HIDDEN).length, 0);
  return others.every(isFromBox) && hidden === left.length + boxed - others.length;
}
