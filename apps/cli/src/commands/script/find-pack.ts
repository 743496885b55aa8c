import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FindPack } from '@bauta/format';
import type { Lexicon } from '@bauta/text';
import { type Library, openAllWords, openLibrary, shippedPacks } from '../../files/library.ts';
import { openPack } from '../../files/packs.ts';

const known = new Map<string, Library | string>();

function once(key: string, open: () => Library | string): Library | string {
  const found = known.get(key) ?? open();
  known.set(key, found);
  return found;
}

export interface PackFinder {
  find: FindPack;
  /** Those of the pack that was found. */
  words(): Lexicon;
}

/** One that ships with the program comes with what it lies on. */
const withBase = (name: string, folder: string): string[] =>
  existsSync(resolve(folder, name)) ? [name] : (shippedPacks().find((paths) => basename(paths.at(-1)!) === name) ?? [name]);

/** The pack a script names, by the way from its own folder; without a name those of the command, or the practice pack. */
export function packFinder(script: string, packs: readonly string[]): PackFinder {
  const folder = resolve(dirname(script));
  const ours = () => (packs.length === 0 ? openLibrary() : openPack(packs));
  let found: Library | null = null;
  return {
    find(name) {
      const opened =
        name === null ? once(packs.join('\n'), ours) : once(`${folder} ${name}`, () => openPack(withBase(name, folder), folder));
      if (typeof opened === 'string') return opened;
      found = opened;
      return opened.pack;
    },
    words: () => found?.lexicon ?? openAllWords(),
  };
}
