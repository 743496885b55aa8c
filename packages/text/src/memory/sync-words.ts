import type { SyncFact } from '@bauta/engine';
import { type Lexicon, say } from '../words/catalogue.ts';

/** R34.1: the tally, counter or objective by its name. */
export function syncSubject(lexicon: Lexicon, memory: string, { what, of }: SyncFact): string {
  return what === 'tally' ? say(lexicon, `screen.tally-${of}`) : (lexicon.words.get(`memory.${memory}.${what}.${of}`) ?? of);
}

/** What it must come to. */
export const syncBound = (lexicon: Lexicon, { bound, limit }: SyncFact): string =>
  say(lexicon, `screen.sync-${bound}`, { limit });
