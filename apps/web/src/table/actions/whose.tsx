import type { Command } from '@bauta/engine';
import type { TableState } from '../table-state.ts';

/** Who decides what is offered here, where that is not us. */
export function Whose({ table, command }: { table: TableState; command: Command | undefined }) {
  const why = command === undefined ? null : table.notOurs(command);
  return why === null ? null : <p class="whose">{why}</p>;
}
