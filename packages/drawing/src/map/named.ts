import type { Content, MemoryData } from '@bauta/engine';
import { type Lexicon, nameOf as nameIn } from '@bauta/text';

/** One memory, and what its things are called. */
export interface NamedMemory {
  memory: MemoryData;
  content: Content;
  nameOf(sort: string, id: string, part?: string): string;
}

export const named = (memory: MemoryData, content: Content, lexicon: Lexicon): NamedMemory => ({
  memory,
  content,
  nameOf: (sort, id, part = 'name') => nameIn(lexicon, sort, id, part),
});
