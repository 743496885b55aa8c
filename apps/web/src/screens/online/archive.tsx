import { useState } from 'preact/hooks';
import { memberName } from '../../session/online/not-ours.ts';
import type { OnlineTable } from '../../session/online/online-table.ts';
import { newKey } from '../../storage/new-key.ts';
import { say } from '../../words/say.ts';
import { ConfirmButton } from './confirm-button.tsx';

const isHost = ({ followed, you }: OnlineTable): boolean => followed.value!.table.host === you.value;

function Restore({ table }: { table: OnlineTable }) {
  return (
    <button type="button" class="main" onClick={() => table.ask({ type: 'archive', key: newKey(), archived: false })}>
      {say('table.online.archive-out')}
    </button>
  );
}

/** The host archives the table, and restores it. */
export function Archive({ table }: { table: OnlineTable }) {
  if (!isHost(table)) return null;
  if (table.followed.value!.table.archived) return <Restore table={table} />;
  return (
    <ConfirmButton
      label={say('table.online.archive')}
      message={say('table.online.archive-sure')}
      yes={say('table.online.archive-yes')}
      no={say('table.online.not-now')}
      onConfirm={() => table.ask({ type: 'archive', key: newKey(), archived: true })}
    />
  );
}

/** For everyone there, until it is read or the table is restored. */
export function ArchivedNotice({ table }: { table: OnlineTable }) {
  const [isRead, setRead] = useState(false);
  const { table: state } = table.followed.value!;
  if (isRead) return null;
  return (
    <p>
      {isHost(table)
        ? say('table.online.archive-yours')
        : say('table.online.archive-theirs', { name: memberName(state, state.host) })}
      {isHost(table) && <Restore table={table} />}
      <button type="button" onClick={() => setRead(true)}>
        {say('table.online.dismiss')}
      </button>
    </p>
  );
}
