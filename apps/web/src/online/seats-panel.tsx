import type { CharacterId } from '@bauta/engine';
import { BOT, isSeated, type Member, NOBODY, type Table } from '@bauta/protocol';
import { nameOf } from '@bauta/text';
import { useRef, useState } from 'preact/hooks';
import { newKey } from '../new-key.ts';
import { fromHere, linkTo } from '../route.ts';
import { lexicon } from '../words/lexicon.ts';
import { say } from '../words/say.ts';
import { Archive } from './archive.tsx';
import { Leave } from './leave.tsx';
import { memberName } from './not-ours.ts';
import type { OnlineTable } from './online-table.ts';
import { Panel } from './panel.tsx';
import { TakeHome } from './take-home.tsx';

/** The link that lets others in. */
function Invite({ code }: { code: string }) {
  const link = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    link.current!.select();
    // Pages that came over a plain network may not write to the clipboard: then the link is marked, ready to be taken.
    void navigator.clipboard?.writeText(link.current!.value).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <section>
      <h3>{say('table.online.invite')}</h3>
      <p>{say('table.online.invite-about')}</p>
      <div class="online-invite">
        <input
          ref={link}
          type="text"
          readOnly
          aria-label={say('table.online.invite')}
          value={`${location.href.split('#')[0]}${linkTo('table', code)}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {say('table.online.copy')}
        </button>
      </div>
      <p role="status">{copied && say('table.online.copied')}</p>
    </section>
  );
}

function holderWords(table: Table, holder: string, you: string): string {
  if (holder === NOBODY) return say('table.online.seat-free');
  return holder === you ? say('table.online.seat-you') : memberName(table, holder);
}

interface SeatProps {
  table: OnlineTable;
  seat: CharacterId;
}

/** A free seat or a bot's may be taken by anyone; a taken one is given up by its holder, or freed by the host. */
function SeatDeeds({ table, seat }: SeatProps) {
  const { table: state } = table.followed.value!;
  const you = table.you.value;
  const holder = state.seats[seat]!;
  const give = (whom: 'me' | 'nobody' | 'bot') => () => table.ask({ type: 'seat', key: newKey(), seat, for: whom });
  const [isFree, isBots, isHost] = [holder === NOBODY, holder === BOT, you === state.host];
  const mayHaveBots = isHost || isSeated(state, you);
  return (
    <span class="online-deeds">
      {(isFree || isBots) && (
        <button type="button" class="main" onClick={give('me')}>
          {say('table.online.sit')}
        </button>
      )}
      {isFree && mayHaveBots && (
        <button type="button" onClick={give('bot')}>
          {say('table.online.seat-bot')}
        </button>
      )}
      {holder === you && (
        <button type="button" onClick={give('nobody')}>
          {say('table.online.stand')}
        </button>
      )}
      {!isFree && holder !== you && (isBots ? mayHaveBots : isHost) && (
        <button type="button" onClick={give('nobody')}>
          {say('table.online.free-seat')}
        </button>
      )}
    </span>
  );
}

/** At a table that was put away nobody sits down. */
function SeatRow({ table, seat }: SeatProps) {
  const { table: state } = table.followed.value!;
  return (
    <li>
      <span>
        <strong>{nameOf(lexicon.value, 'assassin', seat)}</strong> · {holderWords(state, state.seats[seat]!, table.you.value)}
      </span>
      {!state.archived && <SeatDeeds table={table} seat={seat} />}
    </li>
  );
}

function MemberRow({ table, member }: { table: OnlineTable; member: Member }) {
  const { host, archived } = table.followed.value!.table;
  const isHere = table.present.value.includes(member.id);
  const isHost = host === member.id;
  return (
    <li>
      <span>
        <span class={isHere ? 'online-dot here' : 'online-dot'} aria-hidden="true" /> <strong>{member.name}</strong>{' '}
        {say(isHere ? 'table.online.is-here' : 'table.online.is-away')}
        {isHost && ` · ${say('table.online.is-host')}`}
      </span>
      {host === table.you.value && !isHost && !archived && (
        <button type="button" onClick={() => table.ask({ type: 'host', key: newKey(), member: member.id })}>
          {say('table.online.make-host', { name: member.name })}
        </button>
      )}
    </li>
  );
}

/** Who plays whom, who is here, and the link for others. */
export function SeatsPanel({ table, shut }: { table: OnlineTable; shut(): void }) {
  const { seats, members } = table.followed.value!.table;
  const goOn = fromHere();
  return (
    <Panel title={say('table.online.seats')} shut={shut}>
      <ul>
        {Object.keys(seats).map((seat) => (
          <SeatRow key={seat} table={table} seat={seat} />
        ))}
      </ul>
      <Invite code={table.code} />
      <section>
        <h3>{say('table.online.players')}</h3>
        <ul>
          {members.map((member) => (
            <MemberRow key={member.id} table={table} member={member} />
          ))}
        </ul>
      </section>
      <TakeHome code={table.code} />
      <Archive table={table} />
      <Leave what={say('table.online.leave')} code={table.code} left={() => goOn('online')} />
    </Panel>
  );
}
