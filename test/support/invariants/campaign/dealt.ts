import { determinise, type Game, memoryRules, optionId, view } from '@bauta/engine';
import { cardsOf, insist, mapsSound } from '../invariants.ts';

const isEvent = ({ content }: Game, card: string): boolean => content.cards[card]?.kind === 'event';
const ids = (game: Game): string => (memoryRules.question(game)?.options ?? []).map(optionId).join('|');

/** Every card but the events, of which the table does not know what a box has added (R1.3): of those how many. */
function known(game: Game): string {
  const cards = cardsOf(game).split(' ');
  const open = cards.filter((card) => !isEvent(game, card));
  return `${open.join(' ')} and ${cards.length - open.length} events`;
}

/** A memory of a campaign that is dealt anew from its view could be the true one: same cards, same decision. */
export function dealtSound(game: Game): void {
  const dealt = determinise(view(game), 'another');
  mapsSound(dealt);
  insist(known(dealt) === known(game), 'a re-dealt memory has other cards');
  insist(ids(dealt) === ids(game), 'a re-dealt memory has another decision');
}
