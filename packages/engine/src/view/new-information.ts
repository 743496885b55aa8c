import type { GameEvent } from '../model/event.ts';

/** What the table could not know before: a die, a card, the order of a deck, a hidden objective. Undo goes back no further. */
export function isNewInformation(event: GameEvent): boolean {
  switch (event.type) {
    case 'dice-rolled':
      return event.faces.length > 0;
    case 'die-rerolled':
    case 'card-drawn':
    case 'card-looked-at':
    case 'deck-shuffled':
    case 'tower-synchronised':
    case 'token-taken':
    case 'objective-revealed':
      return true;
    default:
      return false;
  }
}
