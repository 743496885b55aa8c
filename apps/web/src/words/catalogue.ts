import { type Game, squareName } from '@bauta/engine';
import type { Catalogue } from '@bauta/text';
import { lexicon } from './lexicon.ts';

/** All words, with the memory whose things they name. */
export const catalogueOf = ({ content }: Pick<Game, 'content'>): Catalogue => ({ ...lexicon.value, content, squareName });
