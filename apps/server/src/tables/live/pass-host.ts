import type { Table } from '@bauta/session';
import { draftFact } from '../judge/judged.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { heirOf, hostAway } from './host-away.ts';
import type { TableLog } from './table-log.ts';
import type { TableServices } from './table-services.ts';

/** Makes somebody else the host when the host has been away for too long. */
export interface HostPasser {
  look(table: Table): void;
  /** Somebody may have been there unseen. */
  countAnew(): void;
}

/** `present`: the members who are there, at whichever process. */
export function hostPasser(
  { fanOut, monotonic, now, newId }: Pick<TableServices, 'fanOut' | 'monotonic' | 'now' | 'newId'>,
  log: Pick<TableLog, 'inTurn' | 'append'>,
  present: () => readonly string[],
): HostPasser {
  const absence = hostAway(monotonic);

  /** Another process may do so at the same moment: whoever comes second finds another host. */
  async function passOn(logged: LoggedTable, from: string): Promise<void> {
    while (logged.table.host === from) {
      const member = heirOf(logged.table, present());
      if (member === null) return;
      const key = `${member} ${newId(12)}`;
      await log.append(logged, draftFact(logged, { key }, { by: member, at: now() }, { fact: 'host-passed', member }));
    }
  }

  return {
    look(table) {
      // While others cannot be heard nobody knows who is with them.
      if (!fanOut.isHeard()) absence.countAnew();
      const { host } = table;
      if (absence.isTooLong(table, present())) log.inTurn((logged) => passOn(logged, host)).catch(() => {});
    },
    countAnew: absence.countAnew,
  };
}
