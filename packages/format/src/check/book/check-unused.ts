import type { BoxId } from '@bauta/engine';
import { reporter } from '../../pack-files.ts';
import type { Problem } from '../../problem.ts';
import type { InstructionFile } from '../../schema/instruction-schema.ts';
import { cardsInPlay } from '../cards-in-play.ts';
import { verbsOf } from '../memory-uses.ts';
import type { Shelf } from './shelf.ts';

type Kind = 'boxes' | 'contracts' | 'blueprints' | 'helpers' | 'equipment' | 'events' | 'abilities';

/** What never comes into play was forgotten somewhere. */
export function checkUnused(shelf: Shelf, problems: Problem[]): void {
  const { files, book, content, decks } = shelf;
  const unused = (kind: Kind, used: ReadonlySet<string>, says: (id: string) => string): void => {
    for (const { source, data } of files[kind])
      for (const id of Object.keys(data)) if (!used.has(id)) reporter(source, problems)([id], says(id));
  };
  const hqs = Object.values(book.hqs);
  const brought = hqs.flatMap(({ figures }) => Object.keys(figures));
  unused('boxes', openedBoxes(shelf), (id) => `Nothing opens the box \`${id}\` (R1.3).`);
  unused('contracts', new Set(hqs.flatMap(({ contracts }) => contracts)), (id) => `No headquarters has the contract \`${id}\`.`);
  const built = named(shelf, (line) => (line.do === 'gain-blueprint' ? [line.blueprint] : []));
  unused('blueprints', built, (id) => `Nothing gives the blueprint \`${id}\` (R38).`);
  const gained = named(shelf, (line) => (line.do === 'gain-figures' ? [line.figure] : []));
  unused('helpers', new Set([...gained, ...brought]), (id) => `Nothing brings \`${id}\` to the headquarters.`);
  const inPlay = cardsInPlay(files, content, decks);
  for (const kind of ['equipment', 'events', 'abilities'] as const)
    unused(kind, inPlay, (id) => `The card \`${id}\` comes into play nowhere.`);
  checkCampaignUse(shelf, problems);
}

const named = ({ lines }: Shelf, ids: (line: InstructionFile) => string[]): Set<string> =>
  new Set(lines.flatMap(({ line }) => ids(line)));

/** A box opened by another counts when that one is opened. */
function openedBoxes({ lines, content }: Shelf): Set<BoxId> {
  const found = Object.values(content.cards).flatMap((card) =>
    verbsOf(card).flatMap((verb) => (verb.do === 'open-box' ? [verb.box] : [])),
  );
  const openedBy = (isRead: (line: Shelf['lines'][number]) => boolean): BoxId[] =>
    lines.filter(isRead).flatMap(({ line }) => (line.do === 'open-box' ? [line.box] : []));
  const opened = new Set([...found, ...openedBy(({ of }) => of !== 'red-card')]);
  for (const box of opened) for (const inner of openedBy(({ of, page }) => of === 'red-card' && page === box)) opened.add(inner);
  return opened;
}

/** R10, R39.1, R40.1: chest sets are added, levels reached, headquarters opened, memories played. */
function checkCampaignUse(shelf: Shelf, problems: Problem[]): void {
  const { files, book, lines, content } = shelf;
  const ofCampaign = reporter(files.campaign[0]!.source, problems);
  const added = named(shelf, (line) => (line.do === 'add-chests' ? [line.set] : []));
  for (const set of Object.keys(book.chests))
    if (!added.has(set)) ofCampaign(['chests', set], `The chests \`${set}\` are never added (R10).`);
  const learnt = Math.max(...Object.values(content.assassins).map(({ skills }) => skills.length));
  if (learnt > book.levels.length)
    ofCampaign(['levels'], `There are skills of ${learnt} levels, and the campaign has ${book.levels.length} (R39.1).`);
  const [hqs] = files.headquarters;
  if (hqs !== undefined && !lines.some(({ line }) => line.do === 'open-hq'))
    reporter(hqs.source, problems)([Object.keys(hqs.data)[0] ?? ''], 'Nothing opens the headquarters: `open-hq` (R40.1).');
  const played = new Set(Object.values(book.entries).map(({ memory }) => memory));
  for (const { source, name } of files.memories)
    if (!played.has(name) && !files.pack[0]!.data.spare.includes(name))
      reporter(source, problems)([], `No entry plays the memory \`${name}\`.`);
}
