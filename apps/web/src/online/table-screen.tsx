import type { Lesson } from '@bauta/engine';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../frame/page.tsx';
import { linkTo } from '../route.ts';
import { openPack } from '../shelf.ts';
import { Asked } from '../table/play.tsx';
import { say } from '../words/say.ts';
import { keepAddress } from './address.ts';
import { socketTo } from './api.ts';
import { awayWords } from './away-words.ts';
import type { Barred, Link } from './connection.ts';
import { Gate } from './gate.tsx';
import { Notices } from './notices.tsx';
import { onlineSitting } from './online-sitting.ts';
import { type OnlineTable, onlineTable } from './online-table.ts';
import { onOtherGuest } from './other-windows.ts';
import { usePointing } from './pointing.ts';
import { News, RecapPanel } from './recap-panel.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { useSince } from './since.ts';
import { type Panel, Strip } from './strip.tsx';
import { tableLookedAt } from './table-looked-at.ts';
import { TalkPanel } from './talk-panel.tsx';
import { onWakeUp } from './wake-up.ts';

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

/** Whoever left comes anew, and is at the table again; whoever was sent away may have been let back in. */
function againWords(why: Barred): string {
  if (why === 'left') return say('table.online.come-back');
  return say(why === 'removed' || why === 'renewed' ? 'web.try-again' : 'table.online.reload');
}

const Shut = ({ why }: { why: Barred }) => (
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
  const sitting = useMemo(() => onlineSitting(table, table.followed.peek()!, lessons), [table, lessons]);
  const { seats } = table.followed.peek()!.table;
  const isIn = table.isWatching.peek() || Object.values(seats).includes(table.you.peek());
  const [panel, setPanel] = useState<Panel | ''>(isIn ? '' : 'seats');
  const since = useSince(table);
  useSignalEffect(() => {
    tableLookedAt.value = { card: sitting.card.value, link: table.followed.value!.table.link };
  });
  const pointing = usePointing(table, sitting);
  const shut = (): void => setPanel('');
  return (
    <div class="online-table" data-decided={table.followed.value!.thread.n} ref={pointing}>
      <Strip table={table} sitting={sitting} panel={panel} open={setPanel} />
      <Asked sitting={sitting} />
      {panel === 'seats' && <SeatsPanel table={table} shut={shut} />}
      {panel === 'talk' && <TalkPanel table={table} shut={shut} recall={since.recap === null ? since.read : null} />}
      {panel === 'recap' && since.recap !== null && <RecapPanel sitting={sitting} recap={since.recap} shut={shut} />}
      <Notices table={table} sitting={sitting}>
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
