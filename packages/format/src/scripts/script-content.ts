import type { Content } from '@bauta/engine';
import { checkCards } from '../content/check/check-cards.ts';
import { CARD_KINDS, compileCards } from '../content/compile/compile-cards.ts';
import { type PackFiles, reporter } from '../content/files/pack-files.ts';
import type { Pack } from '../content/pack/pack.ts';
import { FILE_KINDS } from '../content/schema/file-kinds.ts';
import { within } from '../content/yaml/place.ts';
import type { Source } from '../content/yaml/source.ts';
import type { Problem } from '../problem/problem.ts';
import type { CardsFile } from './script-schema.ts';

/** A script's own cards as files of a pack, so that they are read and checked alike. */
function filesOf(cards: CardsFile, source: Source): PackFiles {
  const files = Object.fromEntries(FILE_KINDS.map((kind) => [kind, []])) as unknown as Record<string, object[]>;
  for (const kind of CARD_KINDS) {
    const data = cards[kind];
    if (data !== undefined) files[kind]!.push({ source: within(source, ['cards', kind]), name: 'script', data });
  }
  return files as unknown as PackFiles;
}

/** The pack's content with the script's own cards beside its. */
export function scriptContent({ content }: Pack, cards: CardsFile, source: Source, problems: Problem[]): Content {
  const files = filesOf(cards, source);
  const own = compileCards(files, problems);
  checkCards(files, own, problems);
  for (const kind of CARD_KINDS) {
    for (const id of Object.keys(cards[kind] ?? {}))
      if (Object.hasOwn(content.cards, id))
        reporter(source, problems)(['cards', kind, id], `The card \`${id}\` is in the pack already.`);
  }
  return { ...content, cards: { ...content.cards, ...own } };
}
