import type { Outside } from '@bauta/protocol';
import { calledAt, type Member } from '@bauta/session';
import { draftFact } from '../judge/judged.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { type Coming, whyOutside } from './door.ts';
import type { TableLog } from './table-log.ts';
import type { TableServices } from './table-services.ts';

/** How a guest comes to the table of that code. */
interface Joining extends Coming {
  code: string;
  guest: Member;
}

/** Whoever comes for the first time, or under another name, is a member from then on; otherwise why not. */
export async function join(
  { store, now, newId }: Pick<TableServices, 'store' | 'now' | 'newId'>,
  log: Pick<TableLog, 'append'>,
  logged: LoggedTable,
  { code, guest, ...coming }: Joining,
): Promise<Outside | null> {
  const { id } = guest;
  let isListed = false;
  for (;;) {
    const why = whyOutside(logged.table, id, coming);
    // Their list may have the table still, if the process that sent them away ended just then.
    if (why === 'removed' || (why !== null && isListed)) await store.delist(code, id);
    // Asked again after a conflict: another process may have let in somebody of that name.
    const member = calledAt(logged.table, guest);
    if (why !== null || logged.table.members.some((each) => each.id === id && each.name === member.name)) return why;
    // First the list: with the entry there, nobody would look whether that was done too.
    await store.enlist(code, id);
    isListed = true;
    const key = `${id} ${newId(12)}`;
    await log.append(logged, draftFact(logged, { key }, { by: id, at: now() }, { fact: 'joined', member }));
  }
}
