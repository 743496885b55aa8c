import './table.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Sitting } from '../sitting/sitting.ts';
import { say } from '../words/say.ts';
import { type Drawer, Drawers } from './drawers.tsx';
import { Actions } from './now/actions.tsx';
import { NowBar } from './now/now-bar.tsx';
import { tableState } from './table-state.ts';

/** A memory on the table: every part has its place, and no part covers what the game waits for. */
export function Table({ sitting }: { sitting: Sitting }) {
  const table = useMemo(() => tableState(sitting), [sitting]);
  const open = useSignal<Drawer | ''>('');
  return (
    <main
      class="table"
      data-open={open.value}
      onKeyDown={({ key }) => {
        if (key === 'Escape') open.value = '';
      }}
    >
      <section class="table-board" aria-label={say('table.layout.board')} />
      <section class="table-party" id="table-party" aria-label={say('table.layout.party')} />
      <section class="table-aims" id="table-aims" aria-label={say('table.layout.aims')} />
      <section class="table-log" id="table-log" aria-label={say('table.layout.log')} />
      <Drawers open={open} />
      <section class="table-now" aria-label={say('table.layout.now')}>
        <NowBar table={table} />
        <Actions table={table} />
      </section>
    </main>
  );
}
