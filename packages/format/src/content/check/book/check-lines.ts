import type { Content } from '@bauta/engine';
import type { Problem } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import type { InstructionFile } from '../../schema/instruction-schema.ts';
import { isInvestigation } from '../check-decks.ts';
import type { Fault } from '../check-effect.ts';
import { kindFault } from '../check-figures.ts';
import type { BookLine } from './book-lines.ts';
import { ifFaults } from './check-ifs.ts';
import { figureFault, nameFault, type Shelf } from './shelf.ts';

/** R35, R40.4: these are read while the memory is still to be played. */
const BEFORE: readonly BookLine['of'][] = ['briefing', 'grey'];

/** Whatever a line of the book names is there. */
export function checkLines(shelf: Shelf, problems: Problem[]): void {
  for (const { line, of, source, path } of shelf.lines) {
    const report = reporter(source, problems);
    const faults = [...lineFaults(shelf, line), ...ifFaults(shelf, line.if, BEFORE.includes(of))];
    for (const fault of faults) report([...path, ...fault.path], fault.message);
  }
  checkChoices(shelf, problems);
}

function lineFaults(shelf: Shelf, line: InstructionFile): Fault[] {
  const { book, content } = shelf;
  switch (line.do) {
    case 'open-box':
      return nameFault('box', line.box, book.boxes, ['box']);
    case 'share-out':
    case 'lay-aside':
      return cardFaults(line.cards, (id) => carriedFault(content.cards, id));
    case 'shuffle-in':
      return cardFaults(line.cards, (id) => kindFault(content.cards, id, line.deck));
    case 'add-chests':
    case 'expire-chests':
      return nameFault('set of chests', line.set, book.chests, ['set']);
    case 'open-hq':
      return Object.keys(book.hqs).length > 0 ? [] : [{ path: [], message: 'There are no headquarters to open (R40.1).' }];
    case 'gain-figures':
    case 'lose-figures':
      return figureFault(shelf, line.figure, ['figure']);
    case 'gain-blueprint':
      return nameFault('blueprint', line.blueprint, book.blueprints, ['blueprint']);
    case 'gain-sync':
      return nameFault('entry', line.entry, book.entries, ['entry']);
    default:
      return [];
  }
}

const cardFaults = (cards: Readonly<Record<string, number>>, faultOf: (id: string) => string | null): Fault[] =>
  Object.keys(cards).flatMap((id) => {
    const message = faultOf(id);
    return message === null ? [] : [{ path: ['cards', id], message }];
  });

/** R17.2: what ends in somebody's hands. */
export const carriedFault = (cards: Content['cards'], id: string): string | null =>
  kindFault(cards, id, 'equipment') ??
  (isInvestigation(cards[id]) ? `\`${id}\` is an investigation, and nobody carries one (R17.2).` : null);

/** G1: a choice is one; it and its options are known by their names in the whole book. */
function checkChoices({ lines }: Shelf, problems: Problem[]): void {
  const choices = new Set<string>();
  const options = new Set<string>();
  for (const { line, source, path } of lines) {
    if (line.do !== 'choose') continue;
    const report = reporter(source, problems);
    if (choices.has(line.choice)) report([...path, 'choice'], `The choice \`${line.choice}\` is asked elsewhere.`);
    choices.add(line.choice);
    const among = Object.keys(line.among);
    if (among.length < 2) report([...path, 'among'], 'A choice has at least two alternatives (G1).');
    for (const option of among) {
      if (options.has(option)) report([...path, 'among', option], `The option \`${option}\` is one of another choice.`);
      options.add(option);
    }
  }
}
