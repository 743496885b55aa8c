import type { Problem } from '../../../problem/problem.ts';
import { CARD_KINDS } from '../../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../../files/pack-files.ts';
import type { Pack } from '../../pack/pack.ts';
import { bookLines } from '../book/book-lines.ts';
import { type Idle, idlePages } from '../book/check-unused.ts';
import { cardsInPlay } from '../cards-in-play.ts';
import { namesIn } from '../check-names.ts';
import { usesOf, verbsOf } from '../memory-uses.ts';
import { everyObjective, variedMemories } from '../varied-memories.ts';
import { decksUsed } from './decks-used.ts';

type IdleKind = (typeof CARD_KINDS)[number] | 'decks' | 'bosses' | 'machines' | 'allies';

/** What lies in the pack and never comes into play, unless the pack calls it spare. */
export function checkUseless(files: PackFiles, pack: Pack, problems: Problem[]): void {
  const { source, data } = files.pack[0]!;
  const idle = idleIn(files, pack);
  for (const each of idle) if (!data.spare.includes(each.id)) reporter(each.source, problems)([each.id], each.says);
  data.spare.forEach((id, index) => {
    if (!idle.some((each) => each.id === id))
      reporter(source, problems)(['spare', index], `\`${id}\` is not spare: it comes into play, or there is no such thing.`);
  });
  checkCounters(files, pack, problems);
}

function idleIn(files: PackFiles, pack: Pack): Idle[] {
  const idle = (kind: IdleKind, used: ReadonlySet<string>, says: (id: string) => string): Idle[] =>
    files[kind].flatMap(({ source, data }) => {
      const ids = Object.keys(data).filter((id) => !used.has(id));
      return ids.map((id) => ({ id, source, says: says(id) }));
    });
  const inPlay = cardsInPlay(files, pack.content, pack.decks);
  return [
    ...CARD_KINDS.flatMap((kind) => idle(kind, inPlay, (id) => `The card \`${id}\` comes into play nowhere.`)),
    ...idle('decks', decksUsed(files), (id) => `Nothing uses the deck \`${id}\`.`),
    ...idle('bosses', bossesUsed(pack), (id) => `No memory has the boss \`${id}\`.`),
    ...idle('machines', machinesUsed(pack), (id) => `No memory has the machine \`${id}\`.`),
    ...idle('allies', alliesUsed(files, pack), (id) => `No memory, card or headquarters has the ally \`${id}\`.`),
    ...waitingMemories(files, pack),
    ...waitingPages(files, pack),
  ];
}

/** A memory that waits for its entry; one that nothing calls spare is refused by the reader. */
function waitingMemories({ memories }: PackFiles, { content: { book } }: Pack): Idle[] {
  const played = new Set(Object.values(book?.entries ?? {}).map(({ memory }) => memory));
  const waiting = book === null ? [] : memories.filter(({ name }) => !played.has(name));
  return waiting.map(({ source, name }) => ({ id: name, source, says: `No entry plays the memory \`${name}\`.` }));
}

/** Pages that nothing leads to yet; as above. */
const waitingPages = (files: PackFiles, { content }: Pack): Idle[] =>
  content.book === null ? [] : idlePages({ files, book: content.book, content, lines: bookLines(files) });

const mapsOf = ({ content }: Pack) => Object.values(content.memories).flatMap(({ maps }) => maps);
export const bossesUsed = (pack: Pack): Set<string> => {
  const varied = Object.values(pack.content.memories).flatMap(({ variants = [] }) =>
    variants.flatMap(({ bosses = [] }) => bosses),
  );
  return new Set([...mapsOf(pack).flatMap(({ bosses }) => bosses), ...varied].map(({ boss }) => boss));
};
export const machinesUsed = (pack: Pack): Set<string> =>
  new Set(mapsOf(pack).flatMap(({ machines }) => machines.map(({ machine }) => machine)));

export function alliesUsed(files: PackFiles, { content }: Pack): Set<string> {
  const memories = Object.values(content.memories);
  const called = Object.values(content.cards)
    .flatMap(verbsOf)
    .flatMap((verb) => (verb.do === 'call-ally' ? [verb.ally] : []));
  return new Set([
    ...called,
    ...memories.flatMap(({ allies }) => allies),
    ...memories.flatMap(everyObjective).flatMap(({ kind, target }) => (kind === 'escort' ? [target] : [])),
    ...files.helpers.flatMap(({ data }) => Object.keys(data)),
  ]);
}

/** A counter that no objective, card or sync of its memory speaks of. */
function checkCounters(files: PackFiles, { content }: Pack, problems: Problem[]): void {
  for (const { source, name, data } of files.memories) {
    const memory = content.memories[name]!;
    const named = new Set([
      ...everyObjective(memory).map(({ target }) => target),
      ...memory.sync.flatMap((test) => ('counter' in test ? [test.counter] : [])),
      ...variedMemories(memory)
        .flatMap((each) => usesOf(each.memory, content))
        .flatMap(({ card }) => namesIn(content.cards[card], 'counter')),
    ]);
    for (const counter of Object.keys(data.counters))
      if (!named.has(counter)) reporter(source, problems)(['counters', counter], `Nothing uses the counter \`${counter}\`.`);
  }
}
