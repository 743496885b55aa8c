import { type CharacterId, type Difficulty, type MemorySetup, NO_CARD, type PartyMember } from '@bauta/engine';
import type { Pack } from './pack.ts';

export interface SetupWishes {
  assassins: number;
  difficulty: Difficulty;
  seed: string;
  players?: number;
  apprentices?: boolean;
}

/** These assassins at level 0, with what they carry; or apprentices in their place (R1.2). */
export const partyOf = (pack: Pack, ids: readonly CharacterId[], apprentices: boolean): PartyMember[] =>
  ids.map((id) => member(pack, id, apprentices));

/** The first assassins of a pack. */
export const defaultParty = (pack: Pack, size: number, apprentices: boolean): PartyMember[] =>
  partyOf(pack, Object.keys(pack.content.assassins).slice(0, size), apprentices);

function member({ content, loadouts }: Pack, id: CharacterId, apprentice: boolean): PartyMember {
  return {
    id,
    apprentice,
    level: 0,
    ability: apprentice ? NO_CARD : content.assassins[id]!.abilities[0]!,
    skills: [],
    wounds: 0,
    board: apprentice ? loadouts.apprentice : loadouts.assassins[id]!,
  };
}

/** A memory played by itself, with the default party and all decks shuffled. */
export function memorySetup(pack: Pack, memory: string, wishes: SetupWishes): MemorySetup {
  const { id, version } = pack.content;
  const party = defaultParty(pack, wishes.assassins, wishes.apprentices ?? false);
  return {
    memory,
    content: { id, version },
    seed: wishes.seed,
    difficulty: wishes.difficulty,
    attempt: 1,
    players: wishes.players ?? 1,
    party,
    storage: [],
    piles: { equipment: null, chest: null },
    events: [],
    hqLevel: 0,
    allies: [],
    flags: {},
  };
}
