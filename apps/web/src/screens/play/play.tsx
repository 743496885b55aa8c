import { useEffect, useRef, useState } from 'preact/hooks';
import { type Opened, openSession, sitDown } from '../../session/open-session.ts';
import type { Session } from '../../session/session.ts';
import { Table } from '../../table/table.tsx';
import { type TableState, tableState } from '../../table/table-state.ts';
import { lazy } from '../../words/lazy.tsx';
import { say } from '../../words/say.ts';
import { PageScreen } from '../campaign/reading/page-screen.tsx';
import { readingOf } from '../campaign/reading/reading.ts';

const CampaignScreen = lazy(async () => (await import('../campaign/campaign-screen.tsx')).CampaignScreen);
const DebriefScreen = lazy(async () => (await import('../debrief/debrief-screen.tsx')).DebriefScreen);
const CampaignEnd = lazy(async () => (await import('../campaign/campaign-end.tsx')).CampaignEnd);
const NotOpened = lazy(async () => (await import('../saves/not-opened.tsx')).NotOpened);

/** How a memory by itself went; the table can be looked at once more. */
function Ended({ session }: { session: Session }) {
  const [isLooking, setLooking] = useState(false);
  if (!isLooking) return <DebriefScreen session={session} onBack={() => setLooking(true)} />;
  return (
    <>
      <Table session={session} />
      <button type="button" class="main back-to-debrief" onClick={() => setLooking(false)}>
        {say('table.debrief.back')}
      </button>
    </>
  );
}

/** A memory that was put away is shown to its end: only one that lay on the table has anything to show. */
function useShowing(session: Session): boolean {
  const table = useRef<TableState | null>(null);
  if (session.game.value !== null) table.current = tableState(session);
  return table.current?.showing.value ?? false;
}

/** Pages come before whatever is asked next; then the campaign asks between memories, and the table in them. */
export function Asked({ session }: { session: Session }) {
  const reading = readingOf(session);
  const question = session.question.value;
  if (useShowing(session)) return <Table session={session} />;
  const page = reading.page.value;
  if (page !== null) return <PageScreen session={session} page={page} turn={reading.turn} />;
  if (question?.of === 'memory') return <Table session={session} />;
  if (question?.of === 'campaign') return <CampaignScreen session={session} reading={reading} />;
  return session.campaign.value === null ? <Ended session={session} /> : <CampaignEnd session={session} />;
}

/** The game is kept as well as this browser can; without that part of the program it is played all the same. */
function useKeeping(): void {
  useEffect(() => {
    const keeping = import('../../session/keep-safe.ts').then(
      ({ keepSafe }) => keepSafe(),
      () => () => {},
    );
    return () => void keeping.then((end) => end());
  }, []);
}

/** Puts a save on the table; a player hears at once when its words are not all there. */
async function open(id: string): Promise<Opened> {
  const opened = await sitDown(id);
  const missing = opened.found ? opened.missing : '';
  if (missing !== '') void import('./pack-missing.tsx').then(({ tellPackMissing }) => tellPackMissing(missing));
  return opened;
}

/** `#/play/ID`: what is asked decides which screen is shown. */
export function Play({ rest: [id = ''] }: { rest: readonly string[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void open(id).then(setOpened), [id]);
  useKeeping();
  if (opened === null) return <p class="waiting">{say('web.waiting')}</p>;
  if (!opened.found) return <NotOpened id={id} why={opened.why} />;
  return openSession.value === null ? <NotOpened id={id} why="missing" /> : <Asked key={id} session={openSession.value} />;
}
