import type { Character, Game } from '@bauta/engine';

const isWaiting = ({ ally, status }: Character): boolean => ally !== '' && status === 'outside';

/** Who has a board on the table: the party, and allies who have come (R40.6, R44). */
export const members = ({ characters }: Game): readonly Character[] => characters.filter((each) => !isWaiting(each));

/** R40.6: who could be called. R44.1: one who is to be escorted waits on the map, as a token. */
export const atHand = ({ characters, content }: Game): readonly Character[] =>
  characters.filter((each) => isWaiting(each) && !content.allies[each.ally]!.follows);
