import { nameOf } from '@bauta/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { awaitedOf, mayLetBotsPlay } from '../../../session/online/awaited.ts';
import { memberName } from '../../../session/online/not-ours.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { optionsOf } from '../../../session/online/options-of.ts';
import type { Session } from '../../../session/session.ts';
import { newKey } from '../../../storage/new-key.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { awayWords } from './away-words.ts';

export type Panel = 'seats' | 'talk' | 'recap';

interface Props {
  table: OnlineTable;
  session: Session;
  panel: Panel | '';
  open(panel: Panel | ''): void;
}

/** From whom something is awaited, in words. */
function awaitedWords({ followed, you }: OnlineTable, session: Session): string {
  const { table } = followed.value!;
  if (table.archived) return say('table.online.archive-strip');
  const options = optionsOf(session.question.value);
  if (options.length === 0) return say('table.online.nothing-awaited');
  const { isOurs, members, unplayed } = awaitedOf(table, you.value, session.game.value, options);
  if (isOurs) return say('table.online.yours');
  if (members.length === 0) {
    const names = unplayed.map((id) => nameOf(lexicon.value, 'assassin', id)).join(', ');
    return names === '' ? say('table.online.you-watch') : say('table.online.awaited-nobody', { names });
  }
  const names = members.map((id) => memberName(table, id)).join(', ');
  return say('table.online.awaited', { names });
}

/** Lets the bots play before we are done. */
function BotsButton({ table, session }: Pick<Props, 'table' | 'session'>) {
  const options = optionsOf(session.question.value);
  if (!mayLetBotsPlay(table.followed.value!.table, table.you.value, session.game.value, options)) return null;
  return (
    <button type="button" class="online-bots" onClick={() => table.ask({ type: 'bots', key: newKey() })}>
      {say('table.online.bots-play')}
    </button>
  );
}

/** How many lines were said since the talk was last open. */
function useUnread({ followed, you }: OnlineTable, isOpen: boolean): number {
  const { talk } = followed.value!;
  const read = useSignal(talk.length);
  useEffect(() => {
    if (isOpen) read.value = talk.length;
  }, [isOpen, talk, read]);
  return isOpen ? 0 : talk.slice(read.value).filter(({ by }) => by !== you.value).length;
}

/** Who is here, whom the game waits for, and what can be pulled out. */
export function Strip({ table, session, panel, open }: Props) {
  const { members, title } = table.followed.value!.table;
  const here = members.filter(({ id }) => table.present.value.includes(id)).length;
  const watching = table.watching.value;
  const unread = useUnread(table, panel === 'talk');
  const isAway = table.link.value.is !== 'there';
  const isUnderWay = table.sent.value !== '' && !isAway && table.asked.value === null;
  const pull = (wanted: Panel) => () => open(panel === wanted ? '' : wanted);
  return (
    <header class={isUnderWay ? 'online-strip waiting' : 'online-strip'}>
      <strong class="online-name">{title}</strong>
      <button type="button" aria-expanded={panel === 'seats'} onClick={pull('seats')}>
        <span class="unseen">{say('table.online.seats')}: </span>
        {say('table.online.here', { here, all: members.length })}{' '}
        {watching > 0 && <small>{say('table.online.watching', { count: watching })}</small>}
      </button>
      <p role="status" class={isAway ? 'online-awaited away' : 'online-awaited'}>
        {isAway ? awayWords(table.link.value) : awaitedWords(table, session)}
      </p>
      <BotsButton table={table} session={session} />
      <button type="button" aria-expanded={panel === 'talk'} onClick={pull('talk')}>
        {say('table.online.talk')}
        {unread > 0 && <b>{say('table.online.unread', { count: unread })}</b>}
      </button>
    </header>
  );
}
