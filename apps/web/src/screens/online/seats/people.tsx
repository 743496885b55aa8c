import type { Member } from '@bauta/session';
import { useRef } from 'preact/hooks';
import { memberName } from '../../../session/online/not-ours.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { newKey } from '../../../storage/new-key.ts';
import { useHeir } from '../../../ui/one-stop.ts';
import { say } from '../../../words/say.ts';
import { ConfirmButton } from '../confirm-button.tsx';

interface MemberProps {
  table: OnlineTable;
  member: Member;
}

/** Buttons of the same name in each row are told apart by ear. */
const About = ({ what, name }: { what: string; name: string }) => (
  <>
    {what}
    <span class="unseen"> {name}</span>
  </>
);

/** What the host can do about another. */
function HostDeeds({ table, member: { id, name } }: MemberProps) {
  return (
    <div class="online-deeds">
      <ConfirmButton
        label={<About what={say('table.online.make-host')} name={name} />}
        message={say('table.online.make-host-sure', { name })}
        yes={say('table.online.make-host')}
        no={say('table.online.not-now')}
        onConfirm={() => table.ask({ type: 'host', key: newKey(), member: id })}
      />
      <ConfirmButton
        label={<About what={say('table.online.remove')} name={name} />}
        message={say('table.online.remove-sure', { name })}
        yes={say('table.online.remove')}
        no={say('table.online.not-now')}
        onConfirm={() => table.ask({ type: 'remove', key: newKey(), member: id })}
      />
    </div>
  );
}

function MemberRow({ table, member }: MemberProps) {
  const { host } = table.followed.value!.table;
  const isHere = table.present.value.includes(member.id);
  const isHost = host === member.id;
  return (
    <li>
      <span>
        <span class={isHere ? 'online-dot here' : 'online-dot'} aria-hidden="true" /> <strong>{member.name}</strong>{' '}
        {say(isHere ? 'table.online.is-here' : 'table.online.is-away')}
        {isHost && ` · ${say('table.online.is-host')}`}
      </span>
      {host === table.you.value && !isHost && <HostDeeds table={table} member={member} />}
    </li>
  );
}

/** Those who do not come in again before the host lets them. */
function SentAway({ table }: { table: OnlineTable }) {
  const { table: state } = table.followed.value!;
  if (state.host !== table.you.value || state.removed.length === 0) return null;
  return (
    <div class="online-removed">
      <h3>{say('table.online.removed')}</h3>
      <ul>
        {state.removed.map((id) => (
          <li key={id}>
            <strong>{memberName(state, id)}</strong>
            <button type="button" onClick={() => table.ask({ type: 'readmit', key: newKey(), member: id })}>
              <About what={say('table.online.readmit')} name={memberName(state, id)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever sent somebody away, or handed the host's place on, comes to the heading: not to a button for the next. */
const heading = (area: HTMLElement): HTMLElement | null => area.querySelector('h3');

/** Who is at the table, and who was sent away from it. */
export function People({ table }: { table: OnlineTable }) {
  const area = useRef<HTMLElement>(null);
  useHeir(area, heading);
  return (
    <section ref={area}>
      <h3 tabIndex={-1}>{say('table.online.players')}</h3>
      <ul>
        {table.followed.value!.table.members.map((member) => (
          <MemberRow key={member.id} table={table} member={member} />
        ))}
      </ul>
      {table.watching.value > 0 && <p>{say('table.online.watching', { count: table.watching.value })}</p>}
      <SentAway table={table} />
    </section>
  );
}
