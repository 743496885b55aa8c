import './table.css';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { say } from '../words/say.ts';
import { Actions } from './actions/actions.tsx';
import { CardDialog } from './cards/card-dialog.tsx';
import { type Drawer, Drawers } from './drawers.tsx';
import { LessonCard } from './lessons/lesson-card.tsx';
import { Log } from './log/log.tsx';
import { Party } from './party/party.tsx';
import { PartyRow } from './party/party-row.tsx';
import { PlaybackBar } from './playback/playback-bar.tsx';
import { Preview } from './preview/preview.tsx';
import { NowBar } from './prompt/now-bar.tsx';
import { Watched } from './prompt/watched.tsx';
import { Previewed } from './risk/previewed.tsx';
import { Aims } from './status/aims.tsx';
import { StatusStrip } from './status/status-strip.tsx';
import { TableBoard } from './table-board.tsx';
import { type TableState, tableState } from './table-state.ts';

/** For those who go from heading to heading. */
const Heading = ({ of }: { of: 'board' | 'now' | Drawer }) => <h2 class="unseen">{say(`table.layout.${of}`)}</h2>;

/** A decision, or a square that somebody points at. */
const whenSomethingIsToBeSeen = ({ at, session }: TableState, show: () => void): (() => void) =>
  effect(() => {
    at.value;
    session.decisions.value;
    show();
  });

/** A memory on the table: every part has its place, and no part covers what the game waits for. */
export function Table({ session }: { session: Session }) {
  const table = tableState(session);
  const open = useSignal<Drawer | ''>('');
  useEffect(
    () =>
      whenSomethingIsToBeSeen(table, () => {
        open.value = '';
      }),
    [table, open],
  );
  const opened = open.value;
  useEffect(() => {
    if (opened === 'party') document.querySelector('.assassin-board[data-selected="true"]')?.scrollIntoView();
  }, [opened]);
  return (
    <main
      class="table"
      data-open={opened}
      onKeyDown={({ key }) => {
        if (key === 'Escape') open.value = '';
      }}
    >
      <div class="table-strip">
        <StatusStrip table={table} />
      </div>
      <section class="table-board">
        <Heading of="board" />
        <TableBoard table={table} />
      </section>
      <div class="table-left">
        <section class="table-party" id="table-party">
          <Heading of="party" />
          <Party table={table} />
        </section>
        <div class="table-notes">
          {!table.showing.value && <LessonCard session={session} />}
          <Preview table={table} />
        </div>
      </div>
      <div class="table-side">
        <section class="table-aims" id="table-aims">
          <Heading of="aims" />
          <Aims table={table} />
        </section>
        <section class="table-log" id="table-log">
          <Heading of="log" />
          <Log table={table} />
        </section>
      </div>
      <div class="table-handles">
        <PartyRow table={table} />
        <Drawers open={open} />
      </div>
      <section class="table-now">
        <Heading of="now" />
        <PlaybackBar table={table} />
        {session.online?.isWatching === true ? (
          <Watched table={table} />
        ) : (
          <NowBar table={table}>
            <Actions table={table} />
          </NowBar>
        )}
      </section>
      <Previewed table={table} />
      <CardDialog table={table} />
    </main>
  );
}
