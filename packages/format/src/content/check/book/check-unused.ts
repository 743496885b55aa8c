import type { BoxId } from '@bauta/engine';
import type { Problem } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import type { InstructionFile } from '../../schema/instruction-schema.ts';
import type { Source } from '../../yaml/source.ts';
import { cardsInPlay } from '../cards-in-play.ts';
import { verbsOf } from '../memory-uses.ts';
import type { Shelf } from './shelf.ts';

type PageKind = 'boxes' | 'contracts' | 'blueprints' | 'helpers' | 'headquarters';

/** What never comes into play was forgotten somewhere, unless the pack calls it spare. */
export function checkUnused(shelf: Shelf, problems: Problem[]): void {
  const { files, content, decks } = shelf;
  const { spare } = files.pack[0]!.data;
  for (const { id, source, says } of idlePages(shelf)) if (!spare.includes(id)) reporter(source, problems)([id], says);
  const inPlay = cardsInPlay(files, content, decks);
  for (const kind of ['equipment', 'events', 'abilities'] as const)
    for (const { source, data } of files[kind])
      for (const id of Object.keys(data))
        if (!inPlay.has(id) && !spare.includes(id))
          reporter(source, problems)([id], `The card \`${id}\` comes into play nowhere.`);
  checkCampaignUse(shelf, problems);
}

/** Something of the pack that nothing uses. */
export interface Idle {
  id: string;
  source: Source;
  says: string;
}

/** Pages of the campaign book that nothing leads to. */
export function idlePages(shelf: Pick<Shelf, 'files' | 'book' | 'lines' | 'content'>): Idle[] {
  const { files, book, lines } = shelf;
  const idle = (kind: PageKind, used: ReadonlySet<string>, says: (id: string) => string): Idle[] =>
    files[kind].flatMap(({ source, data }) => {
      const ids = Object.keys(data).filter((id) => !used.has(id));
      return ids.map((id) => ({ id, source, says: says(id) }));
    });
  const hqs = Object.values(book.hqs);
  const brought = hqs.flatMap(({ figures }) => Object.keys(figures));
  const contracts = new Set(hqs.flatMap((hq) => hq.contracts));
  const built = named(shelf, (line) => (line.do === 'gain-blueprint' ? [line.blueprint] : []));
  const gained = named(shelf, (line) => (line.do === 'gain-figures' ? [line.figure] : []));
  const opened = new Set(lines.some(({ line }) => line.do === 'open-hq') ? Object.keys(book.hqs) : []);
  return [
    ...idle('boxes', openedBoxes(shelf), (id) => `Nothing opens the box \`${id}\` (R1.3).`),
    ...idle('contracts', contracts, (id) => `No headquarters has the contract \`${id}\`.`),
    ...idle('blueprints', built, (id) => `Nothing gives the blueprint \`${id}\` (R38).`),
    ...idle('helpers', new Set([...gained, ...brought]), (id) => `Nothing brings \`${id}\` to the headquarters.`),
    ...idle('headquarters', opened, () => 'Nothing opens the headquarters: `open-hq` (R40.1).'),
  ];
}

const named = ({ lines }: Pick<Shelf, 'lines'>, ids: (line: InstructionFile) => string[]): Set<string> =>
  new Set(lines.flatMap(({ line }) => ids(line)));

/** A box opened by another counts when that one is opened. */
function openedBoxes({ lines, content }: Pick<Shelf, 'lines' | 'content'>): Set<BoxId> {
  const found = Object.values(content.cards).flatMap((card) =>
    verbsOf(card).flatMap((verb) => (verb.do === 'open-box' ? [verb.box] : [])),
  );
  const openedBy = (isRead: (line: Shelf['lines'][number]) => boolean): BoxId[] =>
    lines.filter(isRead).flatMap(({ line }) => (line.do === 'open-box' ? [line.box] : []));
  const opened = new Set([...found, ...openedBy(({ of }) => of !== 'red-card')]);
  for (const box of opened) for (const inner of openedBy(({ of, page }) => of === 'red-card' && page === box)) opened.add(inner);
  return opened;
}

/** R10, R39.1: chest sets are added, levels reached, memories played. */
function checkCampaignUse(shelf: Shelf, problems: Problem[]): void {
  const { files, book, content } = shelf;
  const ofCampaign = reporter(files.campaign[0]!.source, problems);
  const added = named(shelf, (line) => (line.do === 'add-chests' ? [line.set] : []));
  for (const set of Object.keys(book.chests))
    if (!added.has(set)) ofCampaign(['chests', set], `The chests \`${set}\` are never added (R10).`);
  const learnt = Math.max(...Object.values(content.assassins).map(({ skills }) => skills.length));
  if (learnt > book.levels.length)
    ofCampaign(['levels'], `There are skills of ${learnt} levels, and the campaign has ${book.levels.length} (R39.1).`);
  const played = new Set(Object.values(book.entries).map(({ memory }) => memory));
  for (const { source, name } of files.memories)
    if (!played.has(name) && !files.pack[0]!.data.spare.includes(name))
      reporter(source, problems)([], `No entry plays the memory \`${name}\`.`);
}
