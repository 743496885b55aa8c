import { MOST_LETTERS } from '@bauta/protocol';
import { cleanText } from '@bauta/session';
import { useEffect, useRef } from 'preact/hooks';
import { memberName } from '../../../session/online/not-ours.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { Panel } from '../panel.tsx';

const timeOf = (at: number): string => new Date(at).toLocaleTimeString(lexicon.peek().language, { timeStyle: 'short' });

function Say({ table }: { table: OnlineTable }) {
  const { draft } = table;
  const submit = (event: Event): void => {
    event.preventDefault();
    const text = cleanText(draft.peek());
    if (text === '') return;
    table.say(text);
    draft.value = '';
  };
  return (
    <form onSubmit={submit}>
      <input
        type="text"
        maxLength={MOST_LETTERS}
        value={draft.value}
        aria-label={say('table.online.say')}
        placeholder={say('table.online.say')}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          draft.value = currentTarget.value;
        }}
      />
      <button type="submit" class="main">
        {say('table.online.say-send')}
      </button>
    </form>
  );
}

/** What we have said and nobody has heard yet; with no connection it waits for one, and says so. */
function Unsaid({ table }: { table: OnlineTable }) {
  const { table: state } = table.followed.value!;
  const isAway = table.link.value.is !== 'there';
  return table.unsaid.value.map(({ key, text }) => (
    <p key={key} class="online-unsaid">
      <strong>{memberName(state, table.you.value)}</strong> {isAway && <small>{say('table.online.unsaid')}</small>}
      <br />
      {text}
    </p>
  ));
}

interface Props {
  table: OnlineTable;
  shut(): void;
  /** Reads what was before we came; null when it was read. */
  recall: (() => Promise<boolean>) | null;
}

/** What the players say to each other. */
export function TalkPanel({ table, shut, recall }: Props) {
  const { talk, table: state } = table.followed.value!;
  const unsaid = table.unsaid.value;
  const isWatching = table.isWatching.value;
  const silence = isWatching ? 'table.online.watching-only' : state.archived ? 'table.online.trouble.archived' : null;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [talk, unsaid]);
  return (
    <Panel title={say('table.online.talk')} shut={shut} class="online-talk">
      {recall !== null && (
        <button type="button" onClick={recall}>
          {say('table.online.from-beginning')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="online-said" role="log" aria-label={say('table.online.talk')} tabIndex={0}>
        {talk.length + unsaid.length === 0 && <p>{say('table.online.talk-none')}</p>}
        {talk.map(({ seq, at, by, text }) => (
          <p key={seq}>
            <strong>{memberName(state, by)}</strong> <small>{timeOf(at)}</small>
            <br />
            {text}
          </p>
        ))}
        <Unsaid table={table} />
        <div ref={end} />
      </div>
      {silence === null ? <Say table={table} /> : <p>{say(silence)}</p>}
      {!isWatching && <p class="online-point">{say('table.online.point')}</p>}
    </Panel>
  );
}
