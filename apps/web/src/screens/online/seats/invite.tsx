import { useState } from 'preact/hooks';
import { inviteTo, watchBy } from '../../../session/online/address.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { newKey } from '../../../storage/new-key.ts';
import { say } from '../../../words/say.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { GiveLink } from './give-link.tsx';

/** The host takes the old link out of use. */
function Renew({ table }: { table: OnlineTable }) {
  const { link } = table.followed.value!.table;
  const [before, setBefore] = useState<string | null>(null);
  const renew = (): void => {
    setBefore(link);
    table.ask({ type: 'renew-link', key: newKey() });
  };
  return (
    <>
      <ConfirmButton
        label={say('table.online.renew')}
        message={say('table.online.renew-sure')}
        yes={say('table.online.renew-yes')}
        no={say('table.online.not-now')}
        onConfirm={renew}
      />
      <p role="status">{before !== null && before !== link && say('table.online.renewed')}</p>
    </>
  );
}

/** The link that lets others in, and the one that only lets them see. */
export function Invite({ table }: { table: OnlineTable }) {
  const { code, followed, you, watch } = table;
  const { host, link } = followed.value!.table;
  return (
    <>
      <GiveLink
        label={say('table.online.invite')}
        about={say('table.online.invite-about')}
        copy={say('table.online.copy')}
        link={inviteTo(code, link)}
      />
      {watch.value !== '' && (
        <GiveLink
          label={say('table.online.invite-watch')}
          about={say('table.online.invite-watch-about')}
          copy={say('table.online.copy-watch')}
          link={watchBy(watch.value, link)}
        />
      )}
      {host === you.value && <Renew table={table} />}
    </>
  );
}
