import type { CharacterId } from '@bauta/engine';
import type { Seat } from '../../storage/save-summary.ts';

export const MOST_PLAYERS = 4;
export const LEAST_ASSASSINS = 2;

/** Of each assassin of the pack, the number of the player who plays them, -1 for nobody. */
export type Seating = Readonly<Record<CharacterId, number>>;

/** The first assassins of the pack, dealt round to the players. */
export function dealtTo(players: number, assassins: readonly CharacterId[]): Seating {
  const count = Math.max(LEAST_ASSASSINS, players);
  return Object.fromEntries(assassins.map((id, index) => [id, index < count ? index % players : -1]));
}

/** Assassins of players who have left go to the first. */
export const withPlayers = (seating: Seating, players: number): Seating =>
  Object.fromEntries(Object.entries(seating).map(([id, player]) => [id, player >= players ? 0 : player]));

export const playing = (seating: Seating): CharacterId[] => Object.keys(seating).filter((id) => seating[id]! >= 0);

export type SeatingFault = 'too-few' | 'idle-player';

/** R1.1: 2 to 4 assassins, and somebody for every player. */
export function seatingFault(seating: Seating, players: number): SeatingFault | null {
  const party = playing(seating);
  if (party.length < LEAST_ASSASSINS) return 'too-few';
  const busy = new Set(party.map((id) => seating[id]));
  return busy.size < players ? 'idle-player' : null;
}

export const seatsOf = (names: readonly string[], seating: Seating): Seat[] =>
  names.map((name, player) => ({ name: name.trim(), assassins: playing(seating).filter((id) => seating[id] === player) }));
