import type { When } from '@bauta/engine';

/** The moments at which each sort of card can act; the first is meant where `when` is left out. */
export const CARD_MOMENTS = {
  equipment: ['action', 'special', 'rolled', 'tested'],
  ability: ['action', 'rolled', 'tested'],
  event: ['drawn'],
  tower: ['synchronised'],
  investigation: ['revealed'],
} as const satisfies Record<string, readonly [When, ...When[]]>;

export type CardSort = keyof typeof CARD_MOMENTS;
