import type { Path, Problem } from '../../../problem/problem.ts';
import { type PackFile, type PackFiles, reporter } from '../../files/pack-files.ts';
import type { Pack } from '../../pack/pack.ts';
import type { FileKind } from '../../schema/file-kinds.ts';
import { bookLines } from '../book/book-lines.ts';
import * as box from './box.ts';
import { printedCards } from './printed-cards.ts';

/** The whole pack is not larger than the printed box. */
export function checkBox(files: PackFiles, pack: Pack, problems: Problem[]): void {
  const { content } = pack;
  const limit = <Kind extends FileKind>(things: string, needed: number, there: number, file?: PackFile<Kind>): void => {
    if (needed > there && file !== undefined)
      reporter(file.source, problems)([], `The pack has ${needed} ${things}, but the box has ${there}.`);
  };
  const { book } = content;
  const entries = Object.values(book?.entries ?? {});
  const diary = entries.length + (book === null || book.hqEntry === '' ? 0 : 1);
  const patrols = new Set(Object.values(content.memories).flatMap(({ decks }) => decks.reinforcement));
  const cards = printedCards(files, pack);
  limit('assassins', Object.keys(content.assassins).length, box.ASSASSINS, files.assassins[0]);
  limit('machines', Object.keys(content.machines).length, box.MACHINES, files.machines[0]);
  limit('memories', Object.keys(content.memories).length, box.MEMORIES, files.pack[0]);
  limit('optional memories', entries.filter(({ optional }) => optional).length, box.OPTIONAL_MEMORIES, files.entries[0]);
  limit('diary entries', diary, box.DIARY_ENTRIES, files.entries[0]);
  limit('boxes', Object.keys(book?.boxes ?? {}).length, box.BOXES, files.boxes[0]);
  limit('reinforcement cards', patrols.size, box.REINFORCEMENTS, files.reinforcements[0]);
  limit('large cards', cards.large, box.LARGE_CARDS, files.pack[0]);
  limit('small cards', cards.small, box.SMALL_CARDS, files.pack[0]);
  checkFigureCounts(files, problems);
}

/** R40.1: the figures of a headquarters are in the box. */
function checkFigureCounts(files: PackFiles, problems: Problem[]): void {
  const many = (figure: string, count: number, report: (path: Path, message: string) => void, path: Path): void => {
    if (count > box.FIGURES_OF_AN_ALLY)
      report(path, `${count} figures of \`${figure}\` are too many: the box has at most ${box.FIGURES_OF_AN_ALLY} of a kind.`);
  };
  for (const { source, data } of files.headquarters)
    for (const [hq, { figures }] of Object.entries(data))
      for (const [figure, count] of Object.entries(figures))
        many(figure, count, reporter(source, problems), [hq, 'figures', figure]);
  for (const { line, source, path } of bookLines(files))
    if (line.do === 'gain-figures') many(line.figure, line.count, reporter(source, problems), [...path, 'count']);
}
