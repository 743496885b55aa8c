import { isOwnAction } from '../../../session/online/judge-again.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import type { Pending } from '../../../session/online/pending.ts';
import type { SendQuestion } from '../../../session/online/send-question.ts';
import type { Session } from '../../../session/session.ts';
import { say } from '../../../words/say.ts';
import { commandWords } from './command-words.ts';

interface Props {
  table: OnlineTable;
  session: Session;
}

/** So many of the decisions made meanwhile are shown; the recap has the others. */
const MOST_TOLD = 2;

const wordsOf = (session: Session, { command }: Pending): string =>
  command === null ? say('table.online.pending.undo') : commandWords(session, command);

const allWords = (session: Session, pending: readonly Pending[]): string =>
  pending.map((each) => wordsOf(session, each)).join('; ');

/** What was decided without a connection, or lost its answer with it. */
export function WaitingNotice({ table, session, waiting }: Props & { waiting: readonly Pending[] }) {
  const followed = table.followed.value!;
  const sent = waiting.filter(({ sentAt }) => sentAt !== null);
  const unsent = waiting.filter(({ sentAt }) => sentAt === null);
  const isSentLater = unsent.every((each) => isOwnAction(each, table.you.value, followed));
  return (
    <>
      {sent.length > 0 && <p class="online-waits">{say('table.online.pending.unanswered', { what: allWords(session, sent) })}</p>}
      {unsent.length > 0 && (
        <p class="online-waits">
          {say(`table.online.pending.${isSentLater ? 'waits' : 'waits-to-ask'}`, { what: allWords(session, unsent) })}
          <button type="button" onClick={table.drop}>
            {say('table.online.pending.do-not-send')}
          </button>
        </p>
      )}
    </>
  );
}

/** What has happened since, in short. */
function sinceWords(session: Session, { meanwhile, isUndone, isRevealed }: SendQuestion): string {
  const what = meanwhile.slice(-MOST_TOLD).map((command) => commandWords(session, command));
  const more = meanwhile.length - what.length;
  const decided = what.length > 0 ? say('table.online.pending.meanwhile', { what: what.join('; '), more }) : '';
  const undone = isUndone ? say('table.online.pending.undone') : '';
  const revealed = isRevealed ? say('table.online.pending.revealed') : '';
  return [decided, undone, revealed].filter((words) => words !== '').join(' ');
}

/** What is not sent before the player says so. */
export function AskedNotice({ table, session, asked }: Props & { asked: SendQuestion }) {
  const { isPossible } = asked;
  const what = allWords(session, asked.pending);
  return (
    <p class="online-asked">
      <span>
        {sinceWords(session, asked)} {say(`table.online.pending.${isPossible ? 'ask' : 'impossible'}`, { what })}
      </span>
      {isPossible && (
        <button type="button" class="main" onClick={table.insist}>
          {say('table.online.pending.do')}
        </button>
      )}
      <button type="button" onClick={table.drop}>
        {say(isPossible ? 'table.online.pending.drop' : 'table.online.dismiss')}
      </button>
    </p>
  );
}
