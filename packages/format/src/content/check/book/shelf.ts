import type { CampaignBook, Content } from '@bauta/engine';
import type { PackFiles } from '../../files/pack-files.ts';
import type { Decks } from '../../pack/pack.ts';
import type { Fault } from '../check-effect.ts';
import type { CompiledContent } from '../compiled-content.ts';
import { type BookLine, bookLines } from './book-lines.ts';

/** The campaign book with everything its pages may name. */
export interface Shelf {
  files: PackFiles;
  book: CampaignBook;
  lines: readonly BookLine[];
  content: CompiledContent & Pick<Content, 'memories'>;
  decks: Decks;
  /** Flags that a card or a line sets. */
  flags: ReadonlySet<string>;
}

export const shelfOf = (shelf: Omit<Shelf, 'lines'>): Shelf => ({ ...shelf, lines: bookLines(shelf.files) });

/** Why an id names none of these. */
export const nameFault = (sort: string, id: string, known: Readonly<Record<string, unknown>>, path: Fault['path']): Fault[] =>
  Object.hasOwn(known, id) ? [] : [{ path, message: `There is no ${sort} \`${id}\`.` }];

/** R41: whoever comes to the headquarters can help there. */
export const figureFault = ({ book }: Shelf, figure: string, path: Fault['path']): Fault[] =>
  Object.hasOwn(book.helpers, figure)
    ? []
    : [{ path, message: `\`${figure}\` is not in helpers.yaml, which says what it contributes in each room (R41).` }];
