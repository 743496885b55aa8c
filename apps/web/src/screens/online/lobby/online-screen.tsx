import type { Member } from '@bauta/session';
import { nameOf } from '@bauta/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askCode, type ListedTable, listTables } from '../../../session/online/api.ts';
import { useHeir } from '../../../ui/one-stop.ts';
import { linkTo } from '../../../ui/route.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { Page } from '../../page.tsx';
import { DownloadButton } from '../download.tsx';
import { Leave } from '../leave.tsx';
import { Gate } from './gate.tsx';
import { NameForm } from './name-form.tsx';
import { NewTable } from './new-table.tsx';
import { SignOut } from './sign-out.tsx';
import { Upload } from './upload.tsx';

const when = (time: number): string =>
  new Date(time).toLocaleString(lexicon.peek().language, { dateStyle: 'medium', timeStyle: 'short' });

const dateOf = (time: number): string => new Date(time).toLocaleDateString(lexicon.peek().language, { dateStyle: 'medium' });

function whereIn({ memory, turn }: ListedTable): string {
  if (memory === '') return say('table.online.row-between');
  return say('table.online.row-memory', { memory: nameOf(lexicon.value, 'memory', memory, 'title'), turn });
}

function whoElse({ members, ids }: ListedTable, me: Member): string {
  const others = members.filter((name, index) => (ids === undefined ? name !== me.name : ids[index] !== me.id));
  if (others.length === 0) return say('table.online.row-alone');
  return say('table.online.row-who', { names: others.join(', ') });
}

interface RowProps {
  listed: ListedTable;
  me: Member;
  left(): void;
}

function Row({ listed, me, left }: RowProps) {
  return (
    <li>
      <a href={linkTo('table', listed.table)}>
        <strong>{listed.title}</strong>
        <span>{whereIn(listed)}</span>
        <span>{whoElse(listed, me)}</span>
        <small>{when(listed.changed)}</small>
      </a>
      <Leave what={<LeaveWords title={listed.title} />} code={listed.table} left={left} />
      {listed.expires !== undefined && <Expires listed={listed} expires={listed.expires} />}
    </li>
  );
}

const LeaveWords = ({ title }: { title: string }) => (
  <>
    {say('table.online.leave-yes')}
    <Unseen title={title} />
  </>
);

/** Of several tables one hears which is meant. */
const Unseen = ({ title }: { title: string }) => <span class="unseen"> {title}</span>;

/** Nobody has come back to the table for long. */
const Expires = ({ listed: { table, title }, expires }: { listed: ListedTable; expires: number }) => (
  <div class="expires">
    <div>{say('table.online.row-expires', { date: dateOf(expires) })}</div>
    <DownloadButton code={table} what={<Unseen title={title} />} />
  </div>
);

interface RowsProps {
  tables: readonly ListedTable[];
  me: Member;
  left(): void;
}

const Rows = ({ tables, me, left }: RowsProps) => (
  <ul class="online-tables">
    {tables.map((listed) => (
      <Row key={listed.table} listed={listed} me={me} left={left} />
    ))}
  </ul>
);

/** Whoever left a table comes to the first that can be seen, or to where one is opened. */
const nextTable = (area: HTMLElement): HTMLElement | null =>
  area.querySelector(':scope > .online-tables a, [open] > .online-tables a') ?? area.querySelector('.main');

function Tables({ me }: { me: Member }) {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, nextTable);
  const refresh = async (): Promise<void> => {
    setTables((await listTables()) ?? []);
    setState('there');
  };
  const failed = (): void => setState('failed');
  const read = (): void => void refresh().catch(failed);
  useEffect(read, []);
  const archived = tables.filter((listed) => listed.archived);
  // What expires must be seen.
  const isUrgent = archived.some(({ expires }) => expires !== undefined);
  return (
    <Page title={say('table.online.tables')}>
      <div ref={area}>
        <p class="online-me">
          {say('table.online.you-are', { name: me.name })} <a href={linkTo('online', 'me')}>{say('table.online.rename')}</a>
        </p>
        <p>
          <a class="button main" href={linkTo('online', 'new')}>
            {say('table.online.new')}
          </a>
        </p>
        {state === 'failed' && <p role="alert">{say('table.online.failed')}</p>}
        {state === 'there' && tables.length === 0 && <p>{say('table.online.none')}</p>}
        <Rows tables={tables.filter((listed) => !listed.archived)} me={me} left={read} />
        {archived.length > 0 && (
          <details open={isUrgent}>
            <summary>{say('table.online.archived', { count: archived.length })}</summary>
            <Rows tables={archived} me={me} left={read} />
          </details>
        )}
      </div>
    </Page>
  );
}

/** One's name, and how to be the same at another device. */
function Me({ me, renamed }: { me: Member; renamed(me: Member): void }) {
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = (): void =>
    void askCode().then(
      (answer) => setCode(answer?.code ?? null),
      () => setFailed(true),
    );
  return (
    <Page title={say('table.online.name-title')}>
      <p class="online-me">{say('table.online.you-are', { name: me.name })}</p>
      <NameForm name={me.name} named={renamed} key={me.name} />
      <h2>{say('table.online.move')}</h2>
      <p>{say('table.online.move-about')}</p>
      {code === null ? (
        <button type="button" onClick={ask}>
          {say('table.online.move-ask')}
        </button>
      ) : (
        <output class="online-code">{code}</output>
      )}
      {failed && <p role="alert">{say('table.online.failed')}</p>}
      <SignOut />
      <p>
        <a class="button" href={linkTo('online')}>
          {say('table.online.back')}
        </a>
      </p>
    </Page>
  );
}

/** `#/online`: one's tables; `#/online/new`: another; `#/online/bring/ID`: one from a save; `#/online/me`: who one is. */
export function OnlineScreen({ rest: [page, ...rest] }: { rest: readonly string[] }) {
  return (
    <Gate>
      {(me, renamed) => {
        if (page === 'new') return <NewTable me={me} rest={rest} />;
        if (page === 'bring') return <Upload rest={rest} />;
        return page === 'me' ? <Me me={me} renamed={renamed} /> : <Tables me={me} />;
      }}
    </Gate>
  );
}
