import type { CampaignIfFile } from '../../schema/instruction-schema.ts';
import type { Fault } from '../check-effect.ts';
import { nameFault, type Shelf } from './shelf.ts';

type Bounds = Extract<CampaignIfFile, { from: number }>;

/** Conditions ask about what there is, and can hold. `before`: they are read while the memory is still to be played. */
export function ifFaults(shelf: Shelf, conditions: readonly CampaignIfFile[], before: boolean): Fault[] {
  return conditions.flatMap((condition, index) =>
    ifFault(shelf, condition, before).map(({ path, message }) => ({ path: ['if', index, ...path], message })),
  );
}

function ifFault(shelf: Shelf, condition: CampaignIfFile, before: boolean): Fault[] {
  const { book, flags } = shelf;
  if (typeof condition === 'string')
    return before ? [{ path: [], message: '`last-synced` asks about a memory that is still to be played here.' }] : [];
  switch (condition.if) {
    case 'flag':
      return flags.has(condition.flag)
        ? boundsFault(condition)
        : [{ path: ['flag'], message: `Nothing sets the flag \`${condition.flag}\`.` }];
    case 'level':
    case 'hq-level':
      return boundsFault(condition);
    case 'hq':
      return nameFault('headquarters', condition.is, book.hqs, ['is']);
    case 'synced':
      return nameFault('entry', condition.entry, book.entries, ['entry']);
    case 'ended':
      return [...nameFault('entry', condition.entry, book.entries, ['entry']), ...skipFault(shelf, condition)];
  }
}

const boundsFault = ({ if: what, from, to }: Bounds): Fault[] =>
  from > to ? [{ path: [], message: `No \`${what}\` lies between ${from} and ${to}.` }] : [];

/** R46 */
const skipFault = ({ book }: Shelf, { entry, is }: Extract<CampaignIfFile, { if: 'ended' }>): Fault[] =>
  is === 'skipped' && book.entries[entry]?.optional === false
    ? [{ path: ['is'], message: `\`${entry}\` is not optional, so nobody skips it (R46).` }]
    : [];
