import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { said } from '../prompt/said.ts';
import { Sign } from '../sign.tsx';
import type { TableState } from '../table-state.ts';
import { doByKey } from './by-key.ts';
import { doingOf, KEYS } from './keys.ts';

const WRITES = 'input, textarea, select, [contenteditable]';

/** Somebody writes, or something lies over the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(WRITES) !== null) ||
  document.querySelector('dialog[open], :popover-open') !== null;

/** One key per action, and the list of them. */
export function Keyboard({ table, hint }: { table: TableState; hint(): void }) {
  const list = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const doing = doingOf(event);
      if (doing === null) return;
      event.preventDefault();
      said.value = null;
      if (doing === 'keys') list.current?.showModal();
      else if (doing === 'hint') hint();
      else doByKey(table, doing);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, hint]);
  return (
    <>
      <button
        type="button"
        class="tool for-keys"
        aria-label={say('table.keys.title')}
        title={say('table.keys.title')}
        onClick={() => list.current?.showModal()}
      >
        <Sign of="keys" />
      </button>
      <dialog ref={list} class="sheet keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{say('table.keys.title')}</h2>
        <dl>
          {KEYS.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(`table.keys.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{say('table.keys.board')}</p>
        <form method="dialog" class="answers">
          <button type="submit" class="main">
            {say('table.keys.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
