import './hint.css';
import type { Hint } from '@bauta/bots';
import { optionId } from '@bauta/engine';
import { percentOf, renderReasons, renderWhat } from '@bauta/text';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import type { Hinting } from './hinting.ts';

/** At first sight nothing is tried out, so there is no chance to tell. */
const chanceWords = ({ trials, chance }: Hint): string =>
  trials === 0 ? say('table.hint.calculating') : say('table.hint.chance', { percent: percentOf(chance) });

function HintRow({ table, hint }: { table: TableState; hint: Hint }) {
  const catalogue = catalogueOf(table.shown.value);
  const preview = (command: Hint['command'] | null) => () => {
    table.previewed.value = command;
  };
  return (
    <li>
      <button
        type="button"
        onPointerEnter={preview(hint.command)}
        onPointerLeave={preview(null)}
        onClick={() => table.decide(hint.command)}
      >
        <span class="label">{renderWhat(catalogue, hint.command)}</span>
        <b>{chanceWords(hint)}</b>
      </button>
      {renderReasons(catalogue, hint).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </li>
  );
}

/** The list never shrinks while it is thought over, so that what lies below it stays where it is. */
function HintList({ table, hinting }: { table: TableState; hinting: Signal<Hinting> }) {
  const list = useRef<HTMLOListElement>(null);
  const { hints, hold } = hinting.value;
  useLayoutEffect(() => {
    const { style, offsetHeight } = list.current!;
    style.minBlockSize = `${offsetHeight}px`;
  }, [hints]);
  const leave = () => {
    const at = list.current!;
    if (!at.contains(document.activeElement)) hold(at.matches(':hover'));
  };
  return (
    <ol
      ref={list}
      onPointerEnter={() => hold(true)}
      onPointerLeave={leave}
      onFocusIn={() => hold(true)}
      onFocusOut={({ relatedTarget }) => {
        if (!list.current!.contains(relatedTarget as Node | null)) hold(list.current!.matches(':hover'));
      }}
    >
      {hints.map((hint) => (
        <HintRow key={optionId(hint.command)} table={table} hint={hint} />
      ))}
    </ol>
  );
}

/** What the mentor thinks of, or has found; each can be done from here. */
export function HintPanel({ table, hinting }: { table: TableState; hinting: Signal<Hinting> }) {
  const { state, done, hints, settle, stop } = hinting.value;
  if (state === 'none') return null;
  const isThinking = state === 'thinking';
  return (
    <section class="hints" aria-live="polite" aria-busy={isThinking} aria-label={say('table.hint.title')}>
      <header>
        <h3>{say('table.hint.title')}</h3>
        <button type="button" onClick={isThinking && hints.length > 0 ? settle : stop}>
          {say(isThinking ? 'table.hint.stop' : 'table.hint.close')}
        </button>
        {isThinking && <progress max={1} value={done} aria-label={say('table.hint.thinking')} />}
      </header>
      {state === 'failed' && <p>{say('table.hint.failed')}</p>}
      {state !== 'failed' && <HintList table={table} hinting={hinting} />}
    </section>
  );
}
