import type { Content, EntryId } from '@bauta/engine';

/** Those of a campaign as its diary comes to them, and whatever no entry leads to behind them. */
export function memoriesInOrder({ memories, book }: Pick<Content, 'memories' | 'book'>): string[] {
  const met: EntryId[] = book === null ? [] : [book.start];
  for (const entry of met)
    for (const { entry: next } of book!.entries[entry]!.next) if (next !== '' && !met.includes(next)) met.push(next);
  const told = met.map((entry) => book!.entries[entry]!.memory).filter((memory) => memory !== '');
  return [...new Set([...told, ...Object.keys(memories)])];
}
