import type { GameKind } from '@bauta/engine';
import { SaveFault } from './save.ts';
import { FIRST_FORMAT, SAVE_FORMAT, type Upcast, upcast } from './upcast.ts';

/** As the first line calls them. */
const WORD: Readonly<Record<GameKind, string>> = { memory: 'save', campaign: 'campaign' };
const FOREIGN: Readonly<Record<GameKind, string>> = {
  memory: 'This file is a campaign, not the save of a single memory.',
  campaign: 'This file is the save of a single memory, not a campaign.',
};

/** What the first line says that the file is; without `wanted` any kind will do. */
export function kindIn(first: unknown, wanted?: GameKind): GameKind {
  const word = typeof first === 'object' && first !== null && 'bauta' in first ? first.bauta : null;
  const kind = (['memory', 'campaign'] as const).find((each) => WORD[each] === word);
  if (kind === undefined) throw new SaveFault(1, 'This file is no save of Bauta.');
  if (wanted !== undefined && kind !== wanted) throw new SaveFault(1, FOREIGN[wanted]);
  return kind;
}

/** The kind and the format alone are asked of an old file; the rest is, once its lines are those of today. */
export function upcastFor(kind: GameKind, first: unknown): Upcast {
  const format = Number((first as { format?: unknown }).format);
  if (format < FIRST_FORMAT[kind]) throw new SaveFault(1, `There was no ${WORD[kind]} in format ${format}.`);
  const known = upcast(kind, format);
  if (known === null)
    throw new SaveFault(1, `The ${WORD[kind]} has format ${format}; this program reads formats up to ${SAVE_FORMAT}.`);
  return known;
}
