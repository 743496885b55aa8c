import type { CardId } from '@bauta/engine';

/** So many of each card, as a list with copies repeated. */
export const copies = (counts: Readonly<Record<CardId, number>>): CardId[] =>
  Object.entries(counts).flatMap(([id, count]) => Array<CardId>(count).fill(id));
