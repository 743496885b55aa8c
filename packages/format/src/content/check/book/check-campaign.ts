import type { Path, Problem, ProblemReporter } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import { isInvestigation } from '../check-decks.ts';
import { deckFault } from '../check-memory-decks.ts';
import { checkBoard } from '../check-party.ts';
import { nameFault, type Shelf } from './shelf.ts';

/** Where the campaign begins, its decks and its track. */
export function checkCampaign(shelf: Shelf, problems: Problem[]): void {
  const { files, book, content } = shelf;
  const { source, data } = files.campaign[0]!;
  const report = reporter(source, problems);
  for (const { path, message } of nameFault('entry', data.start, book.entries, ['start'])) report(path, message);
  checkHqEntry(shelf, report);
  checkDecks(shelf, report);
  data.levels.forEach((xp, index) => {
    if (xp <= (data.levels[index - 1] ?? 0)) report(['levels', index], 'Each level needs more XP than the one before (R39.1).');
  });
  checkBoard(data.apprentice, ['apprentice'], content.cards, report);
  if (data.apprentice.blade !== undefined) report(['apprentice', 'blade'], 'An apprentice has no hidden blade (R1.2).');
}

/** R35: the headquarters have an entry of their own in the diary. */
function checkHqEntry({ book }: Shelf, report: ProblemReporter): void {
  if (Object.hasOwn(book.entries, book.hqEntry))
    report(['hqEntry'], `\`${book.hqEntry}\` is the entry of a memory, and the headquarters need their own (R35).`);
  if ((book.hqEntry !== '') !== Object.keys(book.hqs).length > 0)
    report(['hqEntry'], '`hqEntry` and the headquarters belong together (R35).');
}

/** R10, R17.2: the decks it names exist and hold the right cards. */
function checkDecks({ files, book, content, decks }: Shelf, report: ProblemReporter): void {
  const { decks: named, chests } = files.campaign[0]!.data;
  const check = (deck: 'event' | 'equipment' | 'chest', names: readonly string[], path: Path): void => {
    names.forEach((name, index) => {
      const message = deckFault(deck, name, decks, content.cards);
      if (message !== null) report([...path, index], message);
    });
  };
  check('event', named.event, ['decks', 'event']);
  check('equipment', named.equipment, ['decks', 'equipment']);
  for (const [set, names] of Object.entries(chests)) check('chest', names, ['chests', set]);
  if (book.decks.equipment.every((id) => isInvestigation(content.cards[id])))
    report(['decks', 'equipment'], 'The equipment deck holds no equipment (R17.2).');
}
