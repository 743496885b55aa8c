import type { LanguageFiles } from '@bauta/format';
import { LANGUAGE } from '../../files/library.ts';
import { type PackPlace, textsOf } from '../../files/pack-place.ts';

/** The words of the pack on top in every language there is, and in English in any case, with those of the packs below. */
export function packTexts(places: readonly PackPlace[]): LanguageFiles[] {
  const texts = places.map(textsOf);
  const top = texts.at(-1)!;
  return [...new Set([LANGUAGE, ...top.keys()])].map((language) => ({
    language,
    files: top.get(language) ?? [],
    below: texts.slice(0, -1).flatMap((each) => each.get(language) ?? []),
  }));
}
