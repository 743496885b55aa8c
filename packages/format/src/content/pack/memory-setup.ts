import { type CharacterId, type Difficulty, type MemorySetup, NO_CARD, type PartyMember, SHUFFLING } from '@bauta/engine';
import type { Pack, Party } from './pack.ts';

export interface SetupWishes {
  /** So many of the first in the pack, or these. */
  assassins: number | readonly CharacterId[];
  difficulty: Difficulty;
  seed: string;
  players?: number;
  /** R1.2: in their place; left out: in a campaign's first memory. */
  apprentices?: boolean;
}

/** R39.1: an assassin of the party's level, with what they carry. */
function member({ content }: Pack, { level, assassins }: Party, id: CharacterId): PartyMember {
  const { abilities } = content.assassins[id]!;
  const { skills, board } = assassins[id]!;
  return { id, apprentice: false, level, ability: abilities[Math.min(level, abilities.length - 1)]!, skills, wounds: 0, board };
}

/** R1.2: no ability, no skills. */
const apprentice = ({ level, apprentice: board }: Party, id: CharacterId): PartyMember => ({
  id,
  apprentice: true,
  level,
  ability: NO_CARD,
  skills: [],
  wounds: 0,
  board,
});

/** The party that the memory names, or the usual one. */
const partyOf = ({ parties: { usual, named, ofMemory } }: Pack, memory: string): Party => {
  const name = ofMemory[memory];
  return name === undefined ? usual : named[name]!;
};

/** The pack with that party in every memory. */
export function withParty(pack: Pack, name: string): Pack {
  const ofMemory = Object.fromEntries(Object.keys(pack.content.memories).map((memory) => [memory, name]));
  return { ...pack, parties: { ...pack.parties, ofMemory } };
}

/** R12: whoever plays a campaign's first memory is an apprentice still. */
export const isByApprentices = ({ content: { book } }: Pack, memory: string): boolean =>
  book !== null && book.entries[book.start]!.memory === memory;

/** A memory played by itself, by the party a campaign would have there, with all decks shuffled. */
export function memorySetup(pack: Pack, memory: string, wishes: SetupWishes): MemorySetup {
  const { id, version, assassins } = pack.content;
  const party = partyOf(pack, memory);
  const ids = typeof wishes.assassins === 'number' ? Object.keys(assassins).slice(0, wishes.assassins) : wishes.assassins;
  const isApprentice = wishes.apprentices ?? isByApprentices(pack, memory);
  return {
    memory,
    content: { id, version },
    seed: wishes.seed,
    shuffling: SHUFFLING,
    difficulty: wishes.difficulty,
    attempt: 1,
    players: wishes.players ?? 1,
    party: ids.map((each) => (isApprentice ? apprentice(party, each) : member(pack, party, each))),
    storage: [],
    piles: { equipment: null, chest: null },
    events: party.events,
    hqLevel: party.hqLevel,
    allies: party.allies,
    flags: party.flags,
  };
}
