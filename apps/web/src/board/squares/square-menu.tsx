import { optionId } from '@bauta/engine';
import { characterName, renderOption } from '@bauta/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
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

/** Beside the square, wholly on the screen. */
function place(menu: HTMLElement, { x, y }: Spot): void {
  const { width, height } = menu.getBoundingClientRect();
  const within = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  menu.style.left = `${within(x - width / 2, innerWidth - width)}px`;
  menu.style.top = `${within(y, innerHeight - height)}px`;
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
          onPointerEnter={() => consider(deed)}
          onFocus={() => consider(deed)}
          onClick={() => perform(deed)}
        >
          {deed.deed === 'decide'
            ? renderOption(catalogue, deed.command)
            : say('table.board.select', { who: characterName(catalogue, deed.id) })}
        </button>
      ))}
    </div>
  );
}
