import type { MemoryContent, Square } from '@bauta/engine';
import { formatMessage, MessageFault, type Params } from './message.ts';

/** Words of one language by key, the program's and the content's. */
export interface Lexicon {
  language: string;
  words: ReadonlyMap<string, string>;
}

/** A lexicon with the memory whose things it names. */
export interface Catalogue extends Lexicon {
  content: MemoryContent;
  squareName(square: Square): string;
}

/** A message of the lexicon; a missing or broken one shows its key, so that play goes on. */
export function say({ words, language }: Lexicon, key: string, params: Params = {}): string {
  const message = words.get(key);
  if (message === undefined) return `[${key}]`;
  try {
    return formatMessage(message, params, language);
  } catch (fault) {
    if (fault instanceof MessageFault) return `[${key}: ${fault.message}]`;
    throw fault;
  }
}

/** Several words as one, in the way of the language. */
export const listed = (lexicon: Lexicon, words: readonly string[]): string =>
  words.length === 0 ? say(lexicon, 'list.none') : words.reduce((first, second) => say(lexicon, 'list.pair', { first, second }));

/** The name of a thing of the content, or its id where the pack has no words for it. */
export const nameOf = ({ words }: Lexicon, sort: string, id: string, part = 'name'): string =>
  words.get(`${sort}.${id}.${part}`) ?? (part === 'text' ? '' : id);

/** An assassin or an ally; a second figure of an ally is told apart by its number. */
export function characterName(catalogue: Catalogue, id: string): string {
  const { allies } = catalogue.content;
  if (Object.hasOwn(allies, id)) return nameOf(catalogue, 'ally', id);
  const [, ally = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  if (!Object.hasOwn(allies, ally)) return nameOf(catalogue, 'assassin', id);
  return say(catalogue, 'numbered', { name: nameOf(catalogue, 'ally', ally), number });
}
