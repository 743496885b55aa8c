import './hint.css';
import { optionId } from '@bauta/engine';
import { percentOf, renderReasons, renderWhat } from '@bauta/text';
import type { Signal } from '@preact/signals';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import type { Hinting } from './hinting.ts';

/** What the mentor thinks of, or has found; each can be done from here. */
export function HintPanel({ table, hinting }: { table: TableState; hinting: Signal<Hinting> }) {
  const { state } = hinting.value;
  if (state === 'none') return null;
  const catalogue = catalogueOf(table.shown.value);
  return (
    <section class="hints" aria-live="polite" aria-label={say('table.hint.title')}>
      <header>
        <h3>{say('table.hint.title')}</h3>
        <button type="button" onClick={() => hinting.value.stop()}>
          {say(state === 'thinking' ? 'table.hint.stop' : 'table.hint.close')}
        </button>
      </header>
      {state === 'thinking' && <progress max={1} value={hinting.value.done} aria-label={say('table.hint.thinking')} />}
      {state === 'failed' && <p>{say('table.hint.failed')}</p>}
      {state === 'found' && (
        <ol>
          {hinting.value.hints.map((hint) => (
            <li key={optionId(hint.command)}>
              <button
                type="button"
                onPointerEnter={() => {
                  table.previewed.value = hint.command;
                }}
                onPointerLeave={() => {
                  table.previewed.value = null;
                }}
                onClick={() => table.decide(hint.command)}
              >
                <span class="label">{renderWhat(catalogue, hint.command)}</span>
                <b>{say('table.hint.chance', { percent: percentOf(hint.chance) })}</b>
              </button>
              {renderReasons(catalogue, hint).map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
