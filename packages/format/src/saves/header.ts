import { SaveFault } from './save.ts';
import { FIRST_FORMAT, SAVE_FORMAT, type SaveKind, type Upcast, upcast } from './upcast.ts';

const CALLED: Readonly<Record<SaveKind, string>> = { save: 'save', campaign: 'campaign' };
const FOREIGN: Readonly<Record<SaveKind, string>> = {
  save: 'This file is a campaign, not the save of a single memory.',
  campaign: 'This file is the save of a single memory, not a campaign.',
};

const isKind = (value: unknown): value is SaveKind => typeof value === 'string' && Object.hasOwn(CALLED, value);

/** The kind and the format alone are asked of an old file; the rest is, once its lines are those of today. */
export function upcastFor(kind: SaveKind, first: unknown): Upcast {
  const found = typeof first === 'object' && first !== null && 'bauta' in first ? first.bauta : null;
  if (!isKind(found)) throw new SaveFault(1, 'This file is no save of Bauta.');
  if (found !== kind) throw new SaveFault(1, FOREIGN[kind]);
  const format = Number((first as { format?: unknown }).format);
  if (format < FIRST_FORMAT[kind]) throw new SaveFault(1, `There was no ${CALLED[kind]} in format ${format}.`);
  const known = upcast(kind, format);
  if (known === null)
    throw new SaveFault(1, `The ${CALLED[kind]} has format ${format}; this program reads formats up to ${SAVE_FORMAT}.`);
  return known;
}
