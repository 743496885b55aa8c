import { pick, type RandomStream, streamOf } from '@bauta/bots';
import {
  type Board,
  type CampaignBook,
  type CampaignDo,
  type CardId,
  type Content,
  type EntryData,
  type EntryId,
  type EquipmentCard,
  type Instruction,
  type MemorySetup,
  NO_CARD,
  PACK_SLOTS,
  type PartyMember,
} from '@bauta/engine';

/** What searches have given a party before a memory that is played by itself. */
const FINDS = 2;

/** The entries as the diary comes to them, up to the one of the memory; null: none is. */
function entriesUpTo({ start, entries }: CampaignBook, memory: string): EntryData[] | null {
  const met: EntryId[] = [start];
  for (const entry of met) {
    if (entries[entry]!.memory === memory) return met.slice(0, met.indexOf(entry) + 1).map((each) => entries[each]!);
    for (const { entry: next } of entries[entry]!.next) if (next !== '' && !met.includes(next)) met.push(next);
  }
  return null;
}

function shuffledIn(book: CampaignBook, told: CampaignDo): readonly CardId[] {
  if (told.do === 'open-box') return ofAll(book.boxes[told.box]!.red, (each) => shuffledIn(book, each));
  return told.do === 'shuffle-in' && told.deck === 'equipment' ? told.cards : [];
}

/** What depends on how a campaign went is left out. */
const ofAll = (instructions: readonly Instruction[], cards: (told: CampaignDo) => readonly CardId[]): CardId[] =>
  instructions.flatMap((each) => (each.if.length === 0 ? cards(each.do) : []));

/** R1.3: the equipment deck a campaign has when it comes to the memory; none where nobody has searched yet, or where no entry leads. */
export function campaignDeck({ book }: Content, memory: string): readonly CardId[] {
  const entries = book === null ? null : entriesUpTo(book, memory);
  if (entries === null || entries.length === 1) return [];
  const told = (each: CampaignDo) => shuffledIn(book!, each);
  const added = entries.flatMap(({ briefing, conclusion }, index) => [
    ...ofAll(briefing, told),
    ...(index < entries.length - 1 ? ofAll(conclusion, told) : []),
  ]);
  return [...book!.decks.equipment, ...added];
}

/** R17.2: an investigation is never kept. */
function keptOf({ cards }: Content, deck: readonly CardId[]): EquipmentCard[] {
  return deck.flatMap((id) => {
    const card = cards[id]!;
    return card.kind === 'equipment' && !card.investigation ? [card] : [];
  });
}

/** R18.1: into its slot where that is free, otherwise into the pack. */
function put(board: Board, { id, slot }: EquipmentCard): Board {
  const isFree = slot !== 'pack' && slot !== 'blade' && board[slot] === NO_CARD;
  return isFree ? { ...board, [slot]: id } : { ...board, pack: [...board.pack, id] };
}

function given(party: readonly PartyMember[], card: EquipmentCard, stream: RandomStream): PartyMember[] {
  const withRoom = party.filter(({ board }) => board.pack.length < PACK_SLOTS);
  if (withRoom.length === 0) return [...party];
  const { id } = pick(withRoom, stream);
  return party.map((each) => (each.id === id ? { ...each, board: put(each.board, card) } : each));
}

/** The set-up with two cards of that deck in the party's hands, which ones and whose by its seed. */
export function withFinds(content: Content, setup: MemorySetup): MemorySetup {
  const stream = streamOf(`finds ${setup.seed}`);
  const left = keptOf(content, campaignDeck(content, setup.memory));
  let { party } = setup;
  for (let found = 0; found < FINDS && left.length > 0; found++) {
    const card = pick(left, stream);
    left.splice(left.indexOf(card), 1);
    party = given(party, card, stream);
  }
  return { ...setup, party };
}
