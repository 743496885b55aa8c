import { shippedPacks } from './library.ts';
import { type OpenPack, openPack } from './packs.ts';

/** The packs whose memories are played one by one: those named, laid over each other, or those that ship with the program. */
export function openShelf(names: readonly string[]): OpenPack[] | string {
  const opened = (names.length > 0 ? [names] : shippedPacks()).map((each) => openPack(each));
  return opened.find((each) => typeof each === 'string') ?? (opened as OpenPack[]);
}

/** The pack that has the memory. */
export const holderOf = (shelf: readonly OpenPack[], memory: string): OpenPack | undefined =>
  shelf.find(({ pack }) => Object.hasOwn(pack.content.memories, memory));
