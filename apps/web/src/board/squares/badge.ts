import type { Command, CommandType } from '@bauta/engine';

/** What a marked square is marked with: going there, striking there, or something else. */
export type Badge = 'go' | 'strike' | 'act';

const GO: readonly CommandType[] = ['move', 'travel', 'enter', 'climb', 'leap', 'leave'];
const STRIKE: readonly CommandType[] = ['attack', 'lead', 'strike', 'eliminate', 'aim', 'spring'];

const badgeOf = ({ type }: Command): Badge => (GO.includes(type) ? 'go' : STRIKE.includes(type) ? 'strike' : 'act');

/** Each sort once, in that order. */
export function badgesOf(commands: readonly Command[]): Badge[] {
  const sorts = new Set(commands.map(badgeOf));
  return (['go', 'strike', 'act'] as const).filter((sort) => sorts.has(sort));
}

export const BADGES: Readonly<Record<Badge, string>> = {
  // A footprint, two crossed blades, a hand's spark.
  go: 'M-1 -7Q4 -7 3 -1L2 2H-2L-3.5 -1Q-4 -6 -1 -7ZM-2 3.5H2Q2.5 7 0 7Q-2.5 7 -2 3.5Z',
  strike: 'M-7 -7L4 4M7 -7L-4 4M-6 2L-2 6M6 2L2 6',
  act: 'M0 -7L1.8 -1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8 -1.8Z',
};
