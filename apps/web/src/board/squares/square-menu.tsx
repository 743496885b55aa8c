import { type CharacterId, optionId } from '@bauta/engine';
import { type Catalogue, characterName, renderOption } from '@bauta/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RiskBadge } from '../../table/risk/risk-badge.tsx';
import type { TableState } from '../../table/table-state.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { Spot } from '../view/plan.ts';
import type { Deed } from './deeds.ts';

interface Props {
  table: TableState;
  deeds: readonly Deed[];
  /** Where on the screen, and what it is about. */
  spot: Spot;
  title: string;
  perform(deed: Deed): void;
  close(): void;
}

const keyOf = (deed: Deed): string => (deed.deed === 'select' ? `select ${deed.id}` : optionId(deed.command));

const actorOf = (deed: Deed): CharacterId | '' =>
  deed.deed === 'decide' ? ('by' in deed.command ? deed.command.by : '') : deed.id;

/** Where several can do the same, each says who. */
function wordsOf(catalogue: Catalogue, deed: Deed, isSeveral: boolean): string {
  const actor = actorOf(deed);
  const who = actor === '' ? '' : characterName(catalogue, actor);
  if (deed.deed === 'select') return say('table.board.select', { who });
  const text = renderOption(catalogue, deed.command);
  return isSeveral && who !== '' ? say('table.board.by', { who, text }) : text;
}

/** Beside the square, wholly on the screen. */
function place(menu: HTMLElement, { x, y }: Spot): void {
  const { width, height } = menu.getBoundingClientRect();
  const within = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  menu.style.left = `${within(x - width / 2, innerWidth - width)}px`;
  menu.style.top = `${within(y, innerHeight - height)}px`;
}

/** Up and down walk the menu, round and round. */
function walkMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const buttons = [...menu.querySelectorAll('button')];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((from + step) % buttons.length)?.focus();
}

/** A click on a square that can mean several things asks which. */
export function SquareMenu({ table, deeds, spot, title, perform, close }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menu.current!.showPopover();
    place(menu.current!, spot);
    menu.current!.querySelector('button')?.focus();
  }, [spot]);
  const catalogue = catalogueOf(table.shown.value);
  const isSeveral = new Set(deeds.map(actorOf)).size > 1;
  const consider = (deed: Deed | null): void => {
    table.considered.value = deed?.deed === 'decide' ? deed.command : null;
  };
  return (
    <div
      ref={menu}
      popover="auto"
      class="board-square-menu panel"
      role="menu"
      aria-label={title}
      onToggle={({ newState }) => newState === 'closed' && close()}
      onKeyDown={(event) => walkMenu(menu.current!, event)}
      onPointerLeave={() => consider(null)}
    >
      <p class="board-menu-title" aria-hidden="true">
        {title}
      </p>
      {deeds.map((deed) => (
        <button
          type="button"
          role="menuitem"
          key={keyOf(deed)}
          data-option={keyOf(deed)}
          onPointerEnter={() => consider(deed)}
          onFocus={() => consider(deed)}
          onClick={() => {
            // Closed first, the focus goes back to the square.
            menu.current!.hidePopover();
            perform(deed);
          }}
        >
          {wordsOf(catalogue, deed, isSeveral)}
          {deed.deed === 'decide' && <RiskBadge table={table} command={deed.command} />}
        </button>
      ))}
    </div>
  );
}
