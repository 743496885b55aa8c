import { practice, venice } from 'bauta:files';
import type { Pack } from '@bauta/format';
import { fetchJson } from './fetch-json.ts';
import { addWords } from './words/lexicon.ts';
import { loadWords } from './words/load-words.ts';

/** The packs that came with the program. */
const PLACES = { venice, practice };
export type PackName = keyof typeof PLACES;
export const PACK_NAMES = Object.keys(PLACES) as readonly PackName[];

const asked = new Map<PackName, Promise<Pack>>();

async function load(name: PackName): Promise<Pack> {
  const [{ pack, words }] = await Promise.all([
    fetchJson<{ pack: Pack; words: Record<string, string> }>(PLACES[name]),
    loadWords('play'),
  ]);
  addWords(words);
  return pack;
}

/** Its content, once its words are there too. */
export function openPack(name: PackName): Promise<Pack> {
  const known = asked.get(name);
  if (known !== undefined) return known;
  const coming = load(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}
