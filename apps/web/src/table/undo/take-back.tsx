import {
  type AnyCommand,
  type CampaignCommand,
  type CampaignEvent,
  type Command,
  type GameEvent,
  isCommandType,
  isEventType,
} from '@bauta/engine';
import { renderCampaignEvent, renderCampaignOption, renderCommand, renderEvent } from '@bauta/text';
import { settings } from '../../storage/settings.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Sign } from '../sign.tsx';
import type { TableState } from '../table-state.ts';
import { type Back, takenBack } from './taken-back.ts';

function commandWords(table: TableState, command: AnyCommand): string {
  if (!isCommandType(command.type)) return renderCampaignOption(lexicon.value, command as CampaignCommand);
  return renderCommand(catalogueOf(table.shown.value), command as Command);
}

/** What was revealed, in words. */
function revealedWords(table: TableState, revealed: GameEvent | CampaignEvent): string {
  if (revealed.type === 'in-memory') return revealedWords(table, revealed.event);
  if (isEventType(revealed.type)) return renderEvent(catalogueOf(table.shown.value), revealed as GameEvent) ?? '';
  return renderCampaignEvent(lexicon.value, revealed as CampaignEvent) ?? '';
}

/** Decisions are made anew, so nothing is passed by itself any more. */
export function takeBack({ session, passing }: TableState, count: number): void {
  if (count < 1 || count > session.undoLimit.peek().free) return;
  passing.value = 0;
  session.undo(count);
}

/** Beyond what was learnt, if the players want that; the save counts it. */
function rewind({ session, passing }: TableState, count: number): void {
  passing.value = 0;
  session.undo(count);
}

const LIST = 'take-back';

interface LinesProps {
  table: TableState;
  back: readonly Back[];
  choose(count: number): void;
}

const Lines = ({ table, back, choose }: LinesProps) => (
  <ol>
    {back.map(({ count, command }) => (
      <li key={count}>
        <button type="button" class="line" popoverTarget={LIST} popoverTargetAction="hide" onClick={() => choose(count)}>
          {commandWords(table, command)}
        </button>
      </li>
    ))}
  </ol>
);

/** What lies behind what was learnt. */
function Rewinds({ table }: { table: TableState }) {
  const { decisions, undoLimit, rewinds } = table.session;
  const { free, withRewind } = undoLimit.value;
  if (!settings.rewinds.value || withRewind === free) return null;
  return (
    <section class="rewinds">
      <h3>{say('table.undo.rewind-title')}</h3>
      <p>{say('table.undo.rewind-about', { count: rewinds.value })}</p>
      <Lines table={table} back={takenBack(decisions.value, withRewind).slice(free)} choose={(count) => rewind(table, count)} />
    </section>
  );
}

function Limit({ table }: { table: TableState }) {
  const { revealed } = table.session.undoLimit.value;
  return (
    <p class="barrier">
      {revealed === null ? say('table.undo.start') : say('table.undo.barrier', { text: revealedWords(table, revealed) })}
    </p>
  );
}

/** Undo and redo, and how far back one can go. */
export function TakeBack({ table }: { table: TableState }) {
  const { decisions, undoLimit, undone } = table.session;
  const back = takenBack(decisions.value, undoLimit.value.free);
  const last = back[0];
  const next = undone.value[0];
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-disabled={last === undefined}
        aria-label={
          last === undefined ? say('table.undo.none') : say('table.undo.last', { what: commandWords(table, last.command) })
        }
        title={last === undefined ? say('table.undo.none') : say('table.undo.last', { what: commandWords(table, last.command) })}
        onClick={() => takeBack(table, 1)}
      >
        <Sign of="undo" />
      </button>
      {next !== undefined && (
        <button
          type="button"
          class="tool"
          aria-label={say('table.undo.redo', { what: commandWords(table, next) })}
          title={say('table.undo.redo', { what: commandWords(table, next) })}
          onClick={() => table.session.redo()}
        >
          <Sign of="redo" />
        </button>
      )}
      <button type="button" class="tool" popoverTarget={LIST} aria-label={say('table.undo.list')} title={say('table.undo.list')}>
        <Sign of="list" />
        {back.length > 0 && <span class="number">{back.length}</span>}
      </button>
      <div id={LIST} popover="auto" class="sheet">
        <h2>{say('table.undo.title')}</h2>
        <Lines table={table} back={back} choose={(count) => takeBack(table, count)} />
        <Limit table={table} />
        <Rewinds table={table} />
      </div>
    </>
  );
}
