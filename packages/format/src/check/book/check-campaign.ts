import { reporter } from '../../pack-files.ts';
import type { Path, Problem } from '../../problem.ts';
import { isInvestigation } from '../check-decks.ts';
import { deckFault } from '../check-memory-decks.ts';
import { checkBoard } from '../check-party.ts';
import { nameFault, type Shelf } from './shelf.ts';

/** Where the campaign begins, its decks and its track. */
export function checkCampaign({ files, book, content, decks }: Shelf, problems: Problem[]): void {
  const { source, data } = files.campaign[0]!;
  const report = reporter(source, problems);
  for (const { path, message } of nameFault('entry', data.start, book.entries, ['start'])) report(path, message);
  checkHqEntry();
  data.levels.forEach((xp, index) => {
    if (xp <= (data.levels[index - 1] ?? 0)) report(['levels', index], 'Each level needs more XP than the one before (R39.1).');
  });
  const named: [deck: 'event' | 'equipment' | 'chest', path: Path, names: readonly string[]][] = [
    ['event', ['decks', 'event'], data.decks.event],
    ['equipment', ['decks', 'equipment'], data.decks.equipment],
    ...Object.entries(data.chests).map(([set, names]): ['chest', Path, string[]] => ['chest', ['chests', set], names]),
  ];
  for (const [deck, path, names] of named)
    names.forEach((name, index) => {
      const message = deckFault(deck, name, decks, content.cards);
      if (message !== null) report([...path, index], message);
    });
  if (book.decks.equipment.every((id) => isInvestigation(content.cards[id])))
    report(['decks', 'equipment'], 'The equipment deck holds no equipment (R17.2).');
  checkBoard(data.apprentice, ['apprentice'], content.cards, report);
  if (data.apprentice.blade !== undefined) report(['apprentice', 'blade'], 'An apprentice has no hidden blade (R1.2).');

  /** R35: the headquarters have an entry of their own in the diary. */
  function checkHqEntry(): void {
    if (Object.hasOwn(book.entries, book.hqEntry))
      report(['hqEntry'], `\`${book.hqEntry}\` is the entry of a memory, and the headquarters need their own (R35).`);
    if ((book.hqEntry !== '') !== Object.keys(book.hqs).length > 0)
      report(['hqEntry'], '`hqEntry` and the headquarters belong together (R35).');
  }
}
