import { type Game, type PartyMember, type PileData, shufflingOf } from '@bauta/engine';
import { NONE } from './position-schema.ts';

const named = (id: string): string => (id === '' ? NONE : id);

const memberOf = ({ apprentice, level, ability, skills, wounds, board }: PartyMember) => ({
  apprentice,
  level,
  ability: named(ability),
  skills,
  wounds,
  melee: named(board.melee),
  ranged: named(board.ranged),
  armour: named(board.armour),
  blade: named(board.blade),
  pack: board.pack,
});

const pileOf = (pile: PileData | null) => (pile === null ? undefined : { draw: pile.draw.toReversed(), discard: pile.discard });

/** The set-up of a game of a pack's memory, as a script says it. */
export function setupData({ setup, chance }: Game): Record<string, unknown> {
  const { memory, seed, difficulty, attempt, players, party, storage, piles, events, hqLevel, allies, flags } = setup;
  const { script } = chance;
  return {
    memory,
    seed,
    ...shufflingOf(setup),
    difficulty,
    attempt,
    players,
    party: Object.fromEntries(party.map((member) => [member.id, memberOf(member)])),
    storage,
    piles: { equipment: pileOf(piles.equipment), chest: pileOf(piles.chest) },
    events,
    hqLevel,
    allies,
    flags,
    ...(script === null
      ? {}
      : { dice: { ...script, shuffles: undefined, looks: undefined }, shuffles: script.shuffles, looks: script.looks }),
  };
}
