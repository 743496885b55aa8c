import type { Outside } from '@bauta/protocol';
import { isMember, type Table } from '@bauta/session';

/** How somebody comes to a table. */
export interface Coming {
  /** The last entry that their page has; 0 for none. */
  seen: number;
  /** What their link has besides the table's code. */
  link: string;
}

const outsideOf = ({ removed }: Table, guest: string): Outside => (removed.includes(guest) ? 'removed' : 'left');

/** null when the guest may come in. Members need no link; a page that was at the table and only connects again makes nobody a member. */
export function whyOutside(table: Table, guest: string, { seen, link }: Coming): Outside | null {
  if (isMember(table, guest)) return null;
  if (seen > 0 || table.removed.includes(guest)) return outsideOf(table, guest);
  return table.link === '' || table.link === link ? null : 'renewed';
}

/** A link to watch has the same word behind it: it ends with the link that it was made with. */
export const whyNotWatching = ({ link }: Table, cameBy: string): Outside | null => (link === cameBy ? null : 'renewed');

interface AtTable {
  /** null for one who only watches. */
  readonly member: { id: string } | null;
  cameBy(): string;
  end(why: Outside): void;
}

function whyOut(table: Table, { member, cameBy }: AtTable): Outside | null {
  if (member === null) return whyNotWatching(table, cameBy());
  return isMember(table, member.id) ? null : outsideOf(table, member.id);
}

/** Those who are no members any more hear nothing more, nor do those who watch by an old link. true when there were any. */
export function sendOut(listeners: Set<AtTable>, table: Table): boolean {
  let hasSent = false;
  for (const listener of listeners) {
    const why = whyOut(table, listener);
    if (why === null) continue;
    hasSent = listeners.delete(listener);
    listener.end(why);
  }
  return hasSent;
}
