import type { CharacterId } from '@bauta/engine';
import { BOT, calledAt, evolveTable, NOBODY, type Table, type TableFact } from '@bauta/session';

/** What somebody did at the table, apart from the game, as a recap lists it. */
export type TableDeed =
  | { deed: 'came' | 'left' | 'agreed-undo' | 'refused-undo' | 'let-bots' | 'put-away' | 'took-out' | 'renewed-link' }
  | { deed: 'left-host' | 'made-host' | 'became-host' | 'removed' | 'readmitted'; member: string }
  | { deed: 'renamed'; name: string }
  | { deed: 'sat' | 'stood' | 'freed' | 'seated-bot'; seat: CharacterId }
  | { deed: 'asked-undo'; count: number };

function seated({ seats }: Table, by: string, seat: CharacterId, holder: string): TableDeed {
  if (holder === BOT) return { deed: 'seated-bot', seat };
  if (holder !== NOBODY) return { deed: 'sat', seat };
  return { deed: seats[seat] === by ? 'stood' : 'freed', seat };
}

function left(before: Table, fact: TableFact): TableDeed {
  const { host } = evolveTable(before, fact);
  return host === before.host || host === '' ? { deed: 'left' } : { deed: 'left-host', member: host };
}

/** `before`: the table as it was. */
export function tableDeed(before: Table, by: string, fact: TableFact): TableDeed {
  switch (fact.fact) {
    case 'joined':
      return before.members.some(({ id }) => id === fact.member.id)
        ? { deed: 'renamed', name: calledAt(before, fact.member).name }
        : { deed: 'came' };
    case 'left':
      return left(before, fact);
    case 'removed':
    case 'readmitted':
      return { deed: fact.fact, member: fact.member };
    case 'link-renewed':
      return { deed: 'renewed-link' };
    case 'seated':
      return seated(before, by, fact.seat, fact.by);
    case 'host':
      return { deed: 'made-host', member: fact.member };
    case 'host-passed':
      return { deed: 'became-host', member: before.host };
    case 'undo-asked':
      return { deed: 'asked-undo', count: fact.asked.count };
    case 'undo-agreed':
      return { deed: 'agreed-undo' };
    case 'undo-refused':
      return { deed: 'refused-undo' };
    case 'bots-asked':
      return { deed: 'let-bots' };
    case 'archived':
      return { deed: fact.archived ? 'put-away' : 'took-out' };
  }
}
