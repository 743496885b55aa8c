import type { CampaignCommand, Command } from '@bauta/engine';
import { nameOf, renderCampaignOption, renderCommand } from '@bauta/text';
import { useState } from 'preact/hooks';
import { stretchSince } from '../../../session/last-enemy-phase.ts';
import { memberName } from '../../../session/online/not-ours.ts';
import type { Recap, RecapLine, RecapTurn } from '../../../session/online/recap.ts';
import type { Session } from '../../../session/session.ts';
import { tableState } from '../../../table/table-state.ts';
import { catalogueOf } from '../../../words/catalogue.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { Panel } from '../panel.tsx';
import type { Since } from './since.ts';

/** Who is meant, and which seat, by name. */
function deedWords({ whole }: Recap, line: Extract<RecapLine, { line: 'table' }>): string {
  const who = 'seat' in line ? nameOf(lexicon.value, 'assassin', line.seat) : '';
  const name = 'member' in line ? memberName(whole.table, line.member) : 'name' in line ? line.name : '';
  return say(`table.online.deed.${line.deed}`, { who, name, count: 'count' in line ? line.count : 0 });
}

function wordsOf(recap: Recap, line: RecapLine): string {
  switch (line.line) {
    case 'decided':
      return line.content === null
        ? renderCampaignOption(lexicon.value, line.command as CampaignCommand)
        : renderCommand(catalogueOf({ content: line.content }), line.command as Command);
    case 'undone':
      return say('table.online.recap-undone', { count: line.count });
    case 'said':
      return say('table.online.recap-said', { text: line.text });
    case 'table':
      return deedWords(recap, line);
  }
}

function titleOf({ memory, turn }: RecapTurn): string {
  if (memory === '') return say('table.log.between');
  return say('table.online.row-memory', { memory: nameOf(lexicon.value, 'memory', memory, 'title'), turn });
}

function Turn({ recap, turn }: { recap: Recap; turn: RecapTurn }) {
  return (
    <section>
      <h3>{titleOf(turn)}</h3>
      <ul class="online-recap">
        {turn.lines.map((line) => (
          <li key={line.seq}>
            <strong>{memberName(recap.whole.table, line.by)}</strong> {wordsOf(recap, line)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  session: Session;
  recap: Recap;
  shut(): void;
}

/** What happened since this browser last showed the table: who decided what, what was said, and who came, went and sat down. */
export function RecapPanel({ session, recap, shut }: Props) {
  const stretch = session.game.value === null ? null : stretchSince(session.decisions.value, recap.n);
  const watch = (): void => {
    tableState(session).playback.watch(stretch!);
    shut();
  };
  return (
    <Panel title={say('table.online.recap')} shut={shut}>
      {stretch !== null && (
        <button type="button" class="main" onClick={watch}>
          {say('table.online.recap-watch')}
        </button>
      )}
      {recap.turns.map((turn) => (
        <Turn key={turn.lines[0]!.seq} recap={recap} turn={turn} />
      ))}
    </Panel>
  );
}

/** Above the table, until it is read or put away. */
export function News({ since, open }: { since: Since; open(): void }) {
  const [failed, setFailed] = useState(false);
  if (since.news === null) return null;
  const read = async (): Promise<void> => {
    const isRead = await since.read();
    setFailed(!isRead);
    if (isRead) open();
  };
  return (
    <p>
      {failed ? say('table.online.failed') : say('table.online.news', { ...since.news })}
      <button type="button" onClick={read}>
        {say('table.online.news-read')}
      </button>
      <button type="button" onClick={since.putAway}>
        {say('table.online.dismiss')}
      </button>
    </p>
  );
}
