import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LanguageFiles, readFolder, type TextFile } from '@bauta/format';
import { LANGUAGE } from '../library.ts';
import { isFolder } from '../packs.ts';

/** Packs that lie side by side share a folder of words: those of `venice` are in venice.yaml, or in a folder of that name. */
const isOf =
  (pack: string) =>
  ({ path }: TextFile): boolean =>
    path.split('/')[0]!.replace(/\.ya?ml$/, '') === pack;

/** The words of one pack, by language. */
function textsOf(folder: string): Map<string, TextFile[]> {
  const own = join(folder, 'text');
  const texts = isFolder(own) ? own : join(dirname(folder), 'text');
  const languages = isFolder(texts) ? readdirSync(texts).filter((name) => isFolder(join(texts, name))) : [];
  return new Map(
    languages.map((language) => {
      const files = readFolder(join(texts, language)).filter(texts === own ? () => true : isOf(basename(folder)));
      return [language, files.map(({ path, text }) => ({ path: join(texts, language, path), text }))];
    }),
  );
}

/** The words of the pack on top in every language there is, and in English in any case, with those of the packs below. */
export function packTexts(folders: readonly string[]): LanguageFiles[] {
  const texts = folders.map(textsOf);
  const top = texts.at(-1)!;
  return [...new Set([LANGUAGE, ...top.keys()])].map((language) => ({
    language,
    files: top.get(language) ?? [],
    below: texts.slice(0, -1).flatMap((each) => each.get(language) ?? []),
  }));
}
