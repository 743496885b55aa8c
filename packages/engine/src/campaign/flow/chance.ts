import { below, scripted, shuffledAs, word } from '../../flow/chance.ts';
import type { AssassinFace, CardId } from '../../model/kinds.ts';
import type { Campaign } from '../model/campaign.ts';

/** A new order of the cards, the top one last. The caller puts it into an event, which moves the stream on. */
export const shuffledCards = ({ setup, chance }: Campaign, cards: readonly CardId[]): CardId[] =>
  shuffledAs(setup, chance.seed, chance.shuffles, cards);

/** R41.4: the helpers' dice. */
export function rollHelpers({ chance, content }: Campaign, count: number): readonly AssassinFace[] {
  if (chance.script !== null) return scripted(chance.script, count, 'dice of the helpers');
  const faces = content.dice.assassin;
  return Array.from(
    { length: count },
    (_, index) => faces[below(faces.length, word(chance.seed, 'assassin', chance.dice + index))]!,
  );
}
