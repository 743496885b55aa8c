import { type Refusal, squareName } from '@bauta/engine';
import { isAgreed, TIME_TO_OBJECT, type UndoAsked } from '@bauta/session';
import { renderRefusal } from '@bauta/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { memberName } from '../../../session/online/not-ours.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import type { Rejection } from '../../../session/online/rejection.ts';
import type { Session } from '../../../session/session.ts';
import { newKey } from '../../../storage/new-key.ts';
import { useHeir } from '../../../ui/one-stop.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { ArchivedNotice } from '../archive.tsx';
import { commandWords } from './command-words.ts';
import { AskedNotice, WaitingNotice } from './pending-notices.tsx';

const rejectionWords = (rejection: Rejection): string =>
  rejection.why === 'not-possible'
    ? renderRefusal(lexicon.value, rejection as unknown as Refusal)
    : say(`table.online.trouble.${rejection.why}`);

/** What is asked of those whose decisions it concerns. Whoever asked asks once more when the time to object is over. */
function UndoNotice({ table, session, asked }: { table: OnlineTable; session: Session; asked: UndoAsked }) {
  const { table: state, decisions } = table.followed.value!;
  const you = table.you.value;
  const isThere = table.link.value.is === 'there';
  const { by, n, count, at, concerned, agreed } = asked;
  // Whoever had not answered has gone.
  const isSettled = isAgreed(asked);
  useEffect(() => {
    if (by !== you || !isThere) return;
    // What we have sent meanwhile makes it void.
    const ask = (): unknown => table.sent.peek() === '' && table.undo(count);
    const timer = setTimeout(ask, isSettled ? 0 : TIME_TO_OBJECT + 500);
    return () => clearTimeout(timer);
  }, [by, you, count, at, isSettled, isThere, table]);
  const what = decisions
    .slice(-count)
    .map(({ command }) => commandWords(session, command))
    .join('; ');
  const left = concerned.filter((id) => !agreed.includes(id) && id !== you);
  const names = left.map((id) => memberName(state, id)).join(', ');
  if (by === you) return <p>{say('table.online.undo-waits', { names, what })}</p>;
  if (!concerned.includes(you)) return null;
  const name = memberName(state, by);
  if (agreed.includes(you)) return <p>{say('table.online.undo-agreed', { names })}</p>;
  const answer = (agree: boolean) => () => table.ask({ type: 'answer-undo', key: newKey(), n, count, agree });
  return (
    <p>
      {say('table.online.undo-asked', { name, what })}
      <button type="button" onClick={answer(true)}>
        {say('table.online.undo-agree')}
      </button>
      <button type="button" onClick={answer(false)}>
        {say('table.online.undo-object')}
      </button>
    </p>
  );
}

/** Whoever has answered a notice comes to what the game asks, or where nothing is asked to the strip. */
const questionOrStrip = (): HTMLElement | null =>
  document.querySelector('.now .asked') ?? document.querySelector('.online-strip button');

/** What is shown above the table until it is dismissed: what was rejected, what somebody asks, where somebody points. */
export function Notices({ table, session, children }: { table: OnlineTable; session: Session; children: ComponentChildren }) {
  const { table: state } = table.followed.value!;
  const rejection = table.rejection.value;
  const ping = table.pings.value.at(-1);
  const asked = table.asked.value;
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, questionOrStrip);
  return (
    <div class="online-notices" role="status" ref={area}>
      {children}
      <WaitingNotice table={table} session={session} waiting={table.waiting.value} />
      {asked !== null && <AskedNotice table={table} session={session} asked={asked} />}
      {rejection !== null && (
        <p>
          {rejectionWords(rejection)}
          <button
            type="button"
            onClick={() => {
              table.rejection.value = null;
            }}
          >
            {say('table.online.dismiss')}
          </button>
        </p>
      )}
      {state.archived && <ArchivedNotice table={table} />}
      {state.undoAsked !== null && !state.archived && <UndoNotice table={table} session={session} asked={state.undoAsked} />}
      {ping !== undefined && (
        <p>{say('table.online.pinged', { name: memberName(state, ping.by), square: squareName(ping.at) })}</p>
      )}
    </div>
  );
}
