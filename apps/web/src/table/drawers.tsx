import type { Signal } from '@preact/signals';
import { say } from '../words/say.ts';

/** Parts of the table that are pulled out over the board where there is no room beside it. */
export const DRAWERS = ['party', 'aims', 'log'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** What each handle shows: a hood, a flag, a quill. */
const SIGNS: Readonly<Record<Drawer, string>> = {
  party: 'M12 3c4 2 7 7 7 12l-3 6H8l-3-6c0-5 3-10 7-12zm0 6c-2 1-3 3-3 5l3 4 3-4c0-2-1-4-3-5z',
  aims: 'M6 3h2v18H6zm3 1c4-2 5 2 9 0v8c-4 2-5-2-9 0z',
  log: 'M19 3C12 4 8 9 7 15l-2 6 1 .5L8 17c6 0 10-5 11-14zm-3 3-6 7',
};

/** One handle for each drawer; the open one shuts it again. */
export function Drawers({ open }: { open: Signal<Drawer | ''> }) {
  return (
    <nav class="table-drawers" aria-label={say('table.layout.drawers')}>
      {DRAWERS.map((drawer) => (
        <button
          type="button"
          key={drawer}
          aria-expanded={open.value === drawer}
          aria-controls={`table-${drawer}`}
          onClick={() => {
            open.value = open.peek() === drawer ? '' : drawer;
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[drawer]} />
          </svg>
          {say(`table.layout.${drawer}`)}
        </button>
      ))}
    </nav>
  );
}
