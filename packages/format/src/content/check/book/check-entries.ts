import type { EntryId } from '@bauta/engine';
import type { Path, Problem, ProblemReporter } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import type { EntryFile } from '../../schema/campaign-schema.ts';
import { ifFaults } from './check-ifs.ts';
import { nameFault, type Shelf } from './shelf.ts';

interface CheckedEntry {
  id: EntryId;
  entry: EntryFile;
  report: ProblemReporter;
}

const pagesOf = ({ files }: Shelf, problems: Problem[]): CheckedEntry[] =>
  files.entries.flatMap(({ source, data }) =>
    Object.entries(data).map(([id, entry]) => {
      const report = reporter(source, problems);
      return { id, entry, report: (path: Path, message: string) => report([id, ...path], message) };
    }),
  );

/** The memory that an entry plays is there, and so is what may come next. */
export function checkEntryNames(shelf: Shelf, problems: Problem[]): void {
  const { book, content } = shelf;
  for (const { entry, report } of pagesOf(shelf, problems)) {
    for (const { path, message } of nameFault('memory', entry.memory, content.memories, ['memory'])) report(path, message);
    entry.next.forEach((next, index) => {
      const id = typeof next === 'string' ? next : next.entry;
      const at = typeof next === 'string' ? [] : ['entry'];
      const faults = [
        ...(id === undefined ? [] : nameFault('entry', id, book.entries, at)),
        ...(typeof next === 'string' ? [] : ifFaults(shelf, next.if, false)),
      ];
      for (const { path, message } of faults) report(['next', index, ...path], message);
    });
  }
}

/** R35: the diary is read from its first entry to an end, and every entry can come up. */
export function checkDiary(shelf: Shelf, problems: Problem[]): void {
  const pages = pagesOf(shelf, problems);
  const reached = reachedFrom(shelf);
  for (const page of pages) {
    checkFirst(shelf, page);
    checkOrder(page);
    if (!reached.has(page.id)) page.report([], `No entry leads to \`${page.id}\`.`);
    else checkEnd(shelf, page);
  }
  checkNaming(shelf, problems);
}

const nextOf = ({ book }: Shelf, id: EntryId): EntryId[] =>
  book.entries[id]!.next.map(({ entry }) => entry).filter((entry) => entry !== '');

/** Every entry that may come after this one. */
function after(shelf: Shelf, id: EntryId): Set<EntryId> {
  const found = new Set(nextOf(shelf, id));
  for (const each of found) for (const next of nextOf(shelf, each)) found.add(next);
  return found;
}

const reachedFrom = (shelf: Shelf): Set<EntryId> => after(shelf, shelf.book.start).add(shelf.book.start);

function checkFirst({ book }: Shelf, { id, entry, report }: CheckedEntry): void {
  if (id === book.start && entry.optional) report(['optional'], 'The first memory is not optional (R46).');
}

/** What stands after an entry that comes in any case is never read. */
function checkOrder({ entry, report }: CheckedEntry): void {
  const sure = entry.next.findIndex((next) => typeof next === 'string' || next.if.length === 0);
  if (sure >= 0 && sure < entry.next.length - 1)
    report(['next', sure + 1], 'This never comes next: the one before it does in any case.');
}

/** A campaign always ends. The first entry of a circle is told. */
function checkEnd(shelf: Shelf, { id, report }: CheckedEntry): void {
  const later = after(shelf, id);
  if (!later.has(id)) return;
  const first = Object.keys(shelf.book.entries).find((each) => later.has(each) && after(shelf, each).has(each));
  if (first === id) report(['next'], `\`${id}\` comes after itself, and the campaign might never end.`);
}

/** R12: the assassins are chosen after the first memory, and only then. */
function checkNaming({ lines, book, files }: Shelf, problems: Problem[]): void {
  const chosen = lines.filter(({ line }) => line.do === 'choose-assassins');
  const isRight = ({ of, page }: Shelf['lines'][number]) => of === 'conclusion' && page === book.start;
  for (const each of chosen)
    if (!isRight(each))
      reporter(each.source, problems)(each.path, 'The assassins are chosen in the conclusion of the first memory (R12).');
  if (chosen.some(isRight)) return;
  const first = files.entries.find(({ data }) => Object.hasOwn(data, book.start))!;
  reporter(first.source, problems)([book.start], 'The conclusion of the first memory needs `choose-assassins` (R12).');
}
