import type { Content } from '@bauta/engine';
import { type Lexicon, nameOf } from '@bauta/text';

/** What the page names things by. */
export interface NameSource {
  content: Content;
  lexicon: Lexicon;
}

export const titleOf = ({ lexicon }: NameSource, memory: string): string => nameOf(lexicon, 'memory', memory, 'title');
