import { type CardId, GUARD_KINDS, type MemoryData, SLOTS } from '@bauta/engine';
import type { PackFiles } from '../../files/pack-files.ts';
import type { Pack } from '../../pack/pack.ts';
import type { BoardFile } from '../../schema/card-schema.ts';
import type { InstructionFile } from '../../schema/instruction-schema.ts';
import { alliesUsed, bossesUsed, machinesUsed } from './check-useless.ts';
import { decksOfBook } from './decks-used.ts';

/** Copies by card. */
type CardCopies = ReadonlyMap<CardId, number>;

const copiesOf = (cards: readonly CardId[]): CardCopies => {
  const copies = new Map<CardId, number>();
  for (const card of cards) if (card !== '') copies.set(card, (copies.get(card) ?? 0) + 1);
  return copies;
};

/** What is in play together. */
function together(...parts: readonly CardCopies[]): CardCopies {
  const all = new Map<CardId, number>();
  for (const part of parts) for (const [card, count] of part) all.set(card, (all.get(card) ?? 0) + count);
  return all;
}

/** What is in play at one time or another: the same copies serve. */
function inTurn(...parts: readonly CardCopies[]): CardCopies {
  const most = new Map<CardId, number>();
  for (const part of parts) for (const [card, count] of part) most.set(card, Math.max(most.get(card) ?? 0, count));
  return most;
}

const onBoard = (board: BoardFile): CardId[] => [...SLOTS.map((slot) => board[slot] ?? ''), ...board.pack];

/** What lines of the campaign hand out; of a choice one alternative. */
function handedOut(lines: readonly InstructionFile[]): CardCopies {
  return together(
    ...lines.map((line) => {
      if (line.do === 'choose') return inTurn(...Object.values(line.among).map(handedOut));
      return 'cards' in line ? new Map(Object.entries(line.cards)) : copiesOf([]);
    }),
  );
}

/** R41.5: a campaign has one headquarters, and reads its contracts alone. */
function ofContracts({ contracts, headquarters }: PackFiles): CardCopies {
  const known = new Map(contracts.flatMap(({ data }) => Object.entries(data)));
  const read = (id: string): CardCopies => {
    const contract = known.get(id);
    if (contract === undefined) return copiesOf([]);
    return together(handedOut(contract.done), ...Object.values(contract.boxes).map((box) => handedOut(box.do)));
  };
  const houses = headquarters.flatMap(({ data }) => Object.values(data));
  return inTurn(...houses.map((house) => together(...house.contracts.map(read))));
}

/** All that a campaign ever holds: its decks, what it hands out, and what its blueprints become. */
function ofCampaign(files: PackFiles, { decks, content: { assassins } }: Pack): CardCopies {
  const begun = files.campaign.flatMap(({ data }) => [
    ...decksOfBook(data).flatMap((deck) => decks[deck] ?? []),
    ...Object.keys(assassins).flatMap(() => onBoard(data.apprentice)),
  ]);
  const pages = [...files.entries.flatMap(({ data }) => Object.values(data))].map(({ briefing, conclusion }) =>
    together(handedOut(briefing), handedOut(conclusion)),
  );
  const boxes = files.boxes.flatMap(({ data }) => Object.values(data)).map(({ red }) => handedOut(red));
  const built = files.blueprints.flatMap(({ data }) => Object.values(data).map(({ card }) => card));
  return together(copiesOf(begun), ...pages, ...boxes, ofContracts(files), copiesOf(built));
}

/** A memory by itself, with what its party carries. */
function ofMemory(memory: MemoryData, { parties: { usual, named, ofMemory: names } }: Pack): CardCopies {
  const party = named[names[memory.id] ?? ''] ?? usual;
  const carried = Object.values(party.assassins).flatMap(({ board: { pack, ...slots } }) => [...Object.values(slots), ...pack]);
  const { event, equipment, chest } = memory.decks;
  return copiesOf([...event, ...equipment, ...chest, ...carried, ...party.events]);
}

/** Copies of events and equipment that are in play at one time, at the most. */
export function copiesInPlay(files: PackFiles, pack: Pack): CardCopies {
  const memories = Object.values(pack.content.memories);
  const campaign = ofCampaign(files, pack);
  const playedThere = inTurn(...memories.map(({ decks }) => copiesOf(decks.event)));
  return inTurn(...memories.map((memory) => ofMemory(memory, pack)), together(campaign, playedThere));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Both sides of an assassin card are abilities. */
const assassinCards = ({ content: { assassins } }: Pack): number =>
  sum(Object.values(assassins).map(({ abilities }) => Math.ceil((abilities.length + 1) / 2)));

/** The cards of the box by size; rules, tokens and reinforcements are not of them. */
export function printedCards(files: PackFiles, pack: Pack): { large: number; small: number } {
  const { book, cards, memories, assassins } = pack.content;
  const copies = [...copiesInPlay(files, pack)];
  const of = (kind: string) => sum(copies.filter(([card]) => cards[card]?.kind === kind).map(([, count]) => count));
  const towers = new Set(Object.values(memories).flatMap(({ maps }) => maps.flatMap(({ tower }) => tower?.card ?? [])));
  const figures = [bossesUsed(pack), machinesUsed(pack), alliesUsed(files, pack)].map(({ size }) => size);
  const pages = [book?.boxes ?? {}, book?.contracts ?? {}].map((page) => Object.keys(page).length);
  return {
    large: of('event') + towers.size + assassinCards(pack) + GUARD_KINDS.length + sum(figures) + sum(pages),
    small: of('equipment') + new Set(Object.values(assassins).flatMap(({ skills }) => skills.flat())).size,
  };
}
