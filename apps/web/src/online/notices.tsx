import { type AnyCommand, type CampaignCommand, type Command, isCommandType, type Refusal, squareName } from '@bauta/engine';
import { TIME_TO_OBJECT, type UndoAsked } from '@bauta/protocol';
import { renderCampaignOption, renderCommand, renderRefusal } from '@bauta/text';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { newKey } from '../new-key.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { catalogueOf } from '../words/catalogue.ts';
import { lexicon } from '../words/lexicon.ts';
import { say } from '../words/say.ts';
import { ArchivedNotice } from './archive.tsx';
import { memberName } from './not-ours.ts';
import type { Hitch, OnlineTable } from './online-table.ts';

const troubleWords = (trouble: Hitch): string =>
  trouble.why === 'not-possible'
    ? renderRefusal(lexicon.value, trouble as unknown as Refusal)
    : say(`table.online.trouble.${trouble.why}`);

function commandWords({ game }: Sitting, command: AnyCommand | null): string {
  if (command === null) return '';
  if (!isCommandType(command.type) || game.value === null) return renderCampaignOption(lexicon.value, command as CampaignCommand);
  return renderCommand(catalogueOf(game.value), command as Command);
}

/** What is asked of those whose decisions it concerns. Whoever asked asks once more when the time to object is over. */
function UndoNotice({ table, sitting, asked }: { table: OnlineTable; sitting: Sitting; asked: UndoAsked }) {
  const { table: state, moments } = table.followed.value!;
  const you = table.you.value;
  const { by, n, count, at, concerned, agreed } = asked;
  useEffect(() => {
    if (by !== you) return;
    // What we have sent meanwhile makes it void.
    const ask = (): unknown => table.sent.peek() === '' && table.undo(count);
    const timer = setTimeout(ask, TIME_TO_OBJECT + 500);
    return () => clearTimeout(timer);
  }, [by, you, count, at, table]);
  const what = moments
    .slice(-count)
    .map(({ command }) => commandWords(sitting, command))
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

/** What is said once, above the table: what was not done, what somebody asks, where somebody points. */
export function Notices({ table, sitting, children }: { table: OnlineTable; sitting: Sitting; children: ComponentChildren }) {
  const { table: state } = table.followed.value!;
  const trouble = table.trouble.value;
  const ping = table.pings.value.at(-1);
  return (
    <div class="online-notices" role="status">
      {children}
      {trouble !== null && (
        <p>
          {troubleWords(trouble)}
          <button
            type="button"
            onClick={() => {
              table.trouble.value = null;
            }}
          >
            {say('table.online.dismiss')}
          </button>
        </p>
      )}
      {state.archived && <ArchivedNotice table={table} />}
      {state.undoAsked !== null && !state.archived && <UndoNotice table={table} sitting={sitting} asked={state.undoAsked} />}
      {ping !== undefined && (
        <p>{say('table.online.pinged', { name: memberName(state, ping.by), square: squareName(ping.at) })}</p>
      )}
    </div>
  );
}
