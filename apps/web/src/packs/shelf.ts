import { packs } from 'bauta:files';
import type { Pack } from '@bauta/format';
import { fetchJson } from '../words/fetch-json.ts';
import { addWords } from '../words/lexicon.ts';
import { loadWords } from '../words/load-words.ts';

/** The packs that came with the program. */
export type PackName = keyof typeof packs;
export const PACK_NAMES = Object.keys(packs) as readonly PackName[];

/** Whether its words and its content came with the program. */
export const isPackName = (id: string): id is PackName => (PACK_NAMES as readonly string[]).includes(id);

const asked = new Map<PackName, Promise<Pack>>();

async function load(name: PackName): Promise<Pack> {
  const [{ pack, words }] = await Promise.all([
    fetchJson<{ pack: Pack; words: Record<string, string> }>(packs[name]),
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

/** One that did not come with the program may lie on top of ours: it has the words and the rule cards of ours. */
export const openNearest = (pack: string): Promise<Pack> => openPack(isPackName(pack) ? pack : 'venice');
