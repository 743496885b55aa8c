import { first, play, rules } from 'bauta:files';
import { fetchJson } from './fetch-json.ts';
import { addWords } from './lexicon.ts';

const PARTS = { first, play, rules };
const asked = new Map<string, Promise<void>>();

/** Each part is asked for once; one that did not come is asked for again. */
export function loadWords(part: keyof typeof PARTS): Promise<void> {
  const known = asked.get(part);
  if (known !== undefined) return known;
  const coming = fetchJson<Record<string, string>>(PARTS[part]).then(addWords);
  asked.set(part, coming);
  coming.catch(() => asked.delete(part));
  return coming;
}
