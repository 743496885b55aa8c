import './playback-bar.css';
import { useLayoutEffect } from 'preact/hooks';
import { memoryEvents } from '../../session/memory-events.ts';
import { settings } from '../../storage/settings.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Dice } from '../dice/dice.tsx';
import { rowsOfSteps } from '../log/rows.ts';
import { RowText } from '../log/told-row.tsx';
import type { TableState } from '../table-state.ts';
import { isGoOn } from './keys.ts';
import { Wishes } from './wishes.tsx';

/** While steps are shown the keys that go on do nothing else. */
function useKeys({ playback }: TableState): void {
  const isShowing = playback.showing.value;
  useLayoutEffect(() => {
    if (!isShowing) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!isGoOn(event.key, (event.target as Element | null)?.closest?.('button, a, summary, input, select') != null)) return;
      event.preventDefault();
      event.stopPropagation();
      playback.next();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [playback, isShowing]);
}

/** What is shown now, in words. */
function Telling({ table }: { table: TableState }) {
  const { step, left, dice } = table.playback;
  if (step.value === null) return null;
  const { kind, events } = step.value;
  const rows = rowsOfSteps(lexicon.value, table.shown.value, events);
  return (
    <p class="telling" aria-hidden="true">
      <span key={left.value.length}>
        {kind === 'outcome' && dice.value.map((roll, index) => <Dice key={index} {...roll} />)}
        {rows.map((row, index) => (
          <RowText key={index} row={row} rolling={kind === 'dice'} />
        ))}
      </span>
    </p>
  );
}

/** The same for those who listen; where nothing is shown on the way, all that a decision led to. */
function Spoken({ table }: { table: TableState }) {
  const step = table.playback.step.value;
  const isAtOnce = settings.speed.value === 'once' && !table.playback.isAgain.value;
  const events = isAtOnce ? memoryEvents(table.session.decisions.value.at(-1)!.events) : (step?.events ?? []);
  const rows = step === null ? [] : rowsOfSteps(lexicon.value, table.shown.value, events);
  return (
    <p class="unseen" role="log">
      {rows.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')}
    </p>
  );
}

function Keys({ playback }: Pick<TableState, 'playback'>) {
  return (
    <div class="playback-keys">
      <button type="button" class="main" onClick={playback.next}>
        {say(playback.waits.value ? 'table.playback.next' : 'table.playback.faster')}
      </button>
      <button type="button" onClick={playback.skip}>
        {say('table.playback.skip', { count: playback.left.value.length })}
      </button>
      <Wishes />
    </div>
  );
}

/** What has just happened, and how the players go on with it. */
export function PlaybackBar({ table }: { table: TableState }) {
  useKeys(table);
  const { playback } = table;
  const isShowing = playback.showing.value;
  return (
    <>
      <Spoken table={table} />
      {(isShowing || playback.step.value !== null) && (
        <section class={isShowing ? 'playback showing' : 'playback'} aria-label={say('table.playback.title')}>
          <Telling table={table} />
          {isShowing && <Keys playback={playback} />}
        </section>
      )}
    </>
  );
}
