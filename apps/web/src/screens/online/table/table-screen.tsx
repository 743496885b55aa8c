import type { Lesson } from '@bauta/engine';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openPack } from '../../../packs/shelf.ts';
import { keepAddress } from '../../../session/online/address.ts';
import { socketTo } from '../../../session/online/api.ts';
import type { Link, PermanentClose } from '../../../session/online/link.ts';
import { onlineSession } from '../../../session/online/online-session.ts';
import { type OnlineTable, onlineTable } from '../../../session/online/online-table.ts';
import { onOtherGuest } from '../../../session/online/other-windows.ts';
import { tableLookedAt } from '../../../session/online/table-looked-at.ts';
import { onWakeUp } from '../../../session/online/wake-up.ts';
import { linkTo } from '../../../ui/route.ts';
import { say } from '../../../words/say.ts';
import { Page } from '../../page.tsx';
import { Asked } from '../../play/play.tsx';
import { Gate } from '../lobby/gate.tsx';
import { News, RecapPanel } from '../recap/recap-panel.tsx';
import { useSince } from '../recap/since.ts';
import { SeatsPanel } from '../seats/seats-panel.tsx';
import { TalkPanel } from '../talk/talk-panel.tsx';
import { awayWords } from './away-words.ts';
import { Notices } from './notices.tsx';
import { usePointing } from './pointing.ts';
import { type Panel, Strip } from './strip.tsx';

interface OutsideProps {
  why: string;
  children: string;
  act(): void;
}

/** Why we are not at the table, and what can be done about it. */
const Outside = ({ why, children, act }: OutsideProps) => (
  <Page title={say('web.home.online')}>
    <p role="alert">{why}</p>
    <button type="button" onClick={act}>
      {children}
    </button>{' '}
    <a class="button" href={linkTo('online')}>
      {say('table.online.back')}
    </a>
  </Page>
);

/** After leaving, a reload brings one back to the table; after a removal the host may have let one in again. */
function againWords(why: PermanentClose): string {
  if (why === 'left') return say('table.online.come-back');
  return say(why === 'removed' || why === 'renewed' ? 'web.try-again' : 'table.online.reload');
}

const Shut = ({ why }: { why: PermanentClose }) => (
  <Outside why={say(`table.online.barred.${why}`)} act={() => location.reload()}>
    {againWords(why)}
  </Outside>
);

/** It is tried again by itself, and may be tried at once. */
const NoRoom = ({ link, again }: { link: Link; again(): void }) => (
  <Outside why={awayWords(link)} act={again}>
    {say('web.try-again')}
  </Outside>
);

/** What is played, with the strip above it and whatever was pulled out. */
function Laid({ table, lessons }: { table: OnlineTable; lessons: readonly Lesson[] }) {
  const session = useMemo(() => onlineSession(table, table.followed.peek()!, lessons), [table, lessons]);
  const { seats } = table.followed.peek()!.table;
  const isIn = table.isWatching.peek() || Object.values(seats).includes(table.you.peek());
  const [panel, setPanel] = useState<Panel | ''>(isIn ? '' : 'seats');
  const since = useSince(table);
  useSignalEffect(() => {
    tableLookedAt.value = { summary: session.summary.value, link: table.followed.value!.table.link };
  });
  const pointing = usePointing(table, session);
  const shut = (): void => setPanel('');
  return (
    <div class="online-table" data-decided={table.followed.value!.n} ref={pointing}>
      <Strip table={table} session={session} panel={panel} open={setPanel} />
      <Asked session={session} />
      {panel === 'seats' && <SeatsPanel table={table} shut={shut} />}
      {panel === 'talk' && <TalkPanel table={table} shut={shut} recall={since.recap === null ? since.read : null} />}
      {panel === 'recap' && since.recap !== null && <RecapPanel session={session} recap={since.recap} shut={shut} />}
      <Notices table={table} session={session}>
        <News since={since} open={() => setPanel('recap')} />
      </Notices>
    </div>
  );
}

/** `invitation`: what the link has besides the code. */
export function AtTable({ code, invitation }: { code: string; invitation: string }) {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = onlineTable(code, () => socketTo(code), invitation);
    const sleep = onWakeUp(opened.again);
    const forget = keepAddress(opened);
    const endHearing = onOtherGuest(opened.again);
    setTable(opened);
    void openPack('venice').then((pack) => setLessons(pack.lessons));
    return () => {
      sleep();
      forget();
      endHearing();
      opened.close();
    };
  }, [code, invitation]);
  const link = table?.link.value;
  if (link?.is === 'barred') return <Shut why={link.why} />;
  if (table?.followed.value === null && link?.is === 'away' && link.refused !== null)
    return <NoRoom link={link} again={table.again} />;
  if (table === null || lessons === null || table.followed.value === null)
    return <Coming>{say(link?.is === 'away' ? 'table.online.away' : 'table.online.waiting')}</Coming>;
  return <Laid table={table} lessons={lessons} />;
}

const Coming = ({ children }: { children: ComponentChildren }) => (
  <main class="waiting">
    <p role="status">{children}</p>
  </main>
);

/** `#/table/CODE`, or `#/table/CODE/LINK` once it was renewed: a table on the server, by the link one was sent. */
export function TableScreen({ rest: [code = '', link = ''] }: { rest: readonly string[] }) {
  return <Gate>{() => <AtTable code={code} invitation={link} key={`${code}/${link}`} />}</Gate>;
}
