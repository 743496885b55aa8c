import { type CardId, type Member, NO_CARD, SLOTS } from '@bauta/engine';
import { cardWord, type Lexicon, listed, say } from '@bauta/text';

/** Names in the order given, each once, with how many there are. */
export function counted(lexicon: Lexicon, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    lexicon,
    [...counts].map(([name, count]) => (count === 1 ? name : say(lexicon, 'screen.several', { name, count }))),
  );
}

export const cardList = (lexicon: Lexicon, cards: readonly CardId[]): string =>
  counted(
    lexicon,
    cards.map((card) => cardWord(lexicon, card)),
  );

/** What is worn, then what is in the pack. */
export function boardWords(lexicon: Lexicon, { board }: Member): string {
  const worn = SLOTS.map((slot) => board[slot]).filter((card) => card !== NO_CARD);
  const parts = [
    ...(worn.length > 0 ? [cardList(lexicon, worn)] : []),
    ...(board.pack.length > 0 ? [say(lexicon, 'screen.pack', { cards: cardList(lexicon, board.pack) })] : []),
  ];
  return parts.length === 0 ? say(lexicon, 'screen.no-cards') : parts.join('; ');
}
