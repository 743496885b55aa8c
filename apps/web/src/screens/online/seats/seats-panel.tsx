import type { CharacterId } from '@bauta/engine';
import { BOT, isSeated, NOBODY, type Table } from '@bauta/session';
import { nameOf } from '@bauta/text';
import { memberName } from '../../../session/online/not-ours.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { newKey } from '../../../storage/new-key.ts';
import { fromHere } from '../../../ui/route.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { Archive } from '../archive.tsx';
import { Download } from '../download.tsx';
import { Leave } from '../leave.tsx';
import { Panel } from '../panel.tsx';
import { Invite } from './invite.tsx';
import { People } from './people.tsx';

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
      {!state.archived && !table.isWatching.value && <SeatDeeds table={table} seat={seat} />}
    </li>
  );
}

/** Who plays whom, who is here, and the link for others. */
export function SeatsPanel({ table, shut }: { table: OnlineTable; shut(): void }) {
  const { seats } = table.followed.value!.table;
  const isWatching = table.isWatching.value;
  const goOn = fromHere();
  return (
    <Panel title={say('table.online.seats')} shut={shut}>
      <ul>
        {Object.keys(seats).map((seat) => (
          <SeatRow key={seat} table={table} seat={seat} />
        ))}
      </ul>
      {!isWatching && <Invite table={table} />}
      <People table={table} />
      {!isWatching && (
        <>
          <Download code={table.code} />
          <Archive table={table} />
          <Leave what={say('table.online.leave')} code={table.code} left={() => goOn('online')} />
        </>
      )}
    </Panel>
  );
}
