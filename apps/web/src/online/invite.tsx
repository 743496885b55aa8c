import { useRef, useState } from 'preact/hooks';
import { newKey } from '../new-key.ts';
import { say } from '../words/say.ts';
import { inviteTo } from './address.ts';
import type { OnlineTable } from './online-table.ts';
import { Sure } from './sure.tsx';

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
      <Sure
        what={say('table.online.renew')}
        sure={say('table.online.renew-sure')}
        yes={say('table.online.renew-yes')}
        no={say('table.online.not-now')}
        deed={renew}
      />
      <p role="status">{before !== null && before !== link && say('table.online.renewed')}</p>
    </>
  );
}

/** The link that lets others in. */
export function Invite({ table }: { table: OnlineTable }) {
  const { code, followed, you } = table;
  const { host, link } = followed.value!.table;
  const place = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = `${location.href.split('#')[0]}${inviteTo(code, link)}`;
  const copy = (): void => {
    place.current!.select();
    // Pages that came over a plain network may not write to the clipboard: then the link is marked, ready to be taken.
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => {},
    );
  };
  return (
    <section>
      <h3>{say('table.online.invite')}</h3>
      <p>{say('table.online.invite-about')}</p>
      <div class="online-invite">
        <input
          ref={place}
          type="text"
          readOnly
          aria-label={say('table.online.invite')}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {say('table.online.copy')}
        </button>
      </div>
      <p role="status">{copied === address && say('table.online.copied')}</p>
      {host === you.value && <Renew table={table} />}
    </section>
  );
}
