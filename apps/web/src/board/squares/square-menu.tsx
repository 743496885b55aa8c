import { type CharacterId, type Command, type Game, optionId } from '@bauta/engine';
import { type Catalogue, characterName, renderOption } from '@bauta/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { Overlays } from '../board-props.ts';
import type { Point } from '../view/plan.ts';
import type { Choice } from './choices.ts';

interface Props extends Pick<Overlays, 'beside'> {
  game: Game;
  choices: readonly Choice[];
  /** Where on the screen, and what it is about. */
  spot: Point;
  title: string;
  preview(command: Command | null): void;
  choose(choice: Choice): void;
  close(): void;
}

const keyOf = (choice: Choice): string => (choice.choice === 'select' ? `select ${choice.id}` : optionId(choice.command));

const actorOf = (choice: Choice): CharacterId | '' =>
  choice.choice === 'decide' ? ('by' in choice.command ? choice.command.by : '') : choice.id;

/** Where several can do the same, each says who. */
function wordsOf(catalogue: Catalogue, choice: Choice, isSeveral: boolean): string {
  const actor = actorOf(choice);
  const who = actor === '' ? '' : characterName(catalogue, actor);
  if (choice.choice === 'select') return say('table.board.select', { who });
  const text = renderOption(catalogue, choice.command);
  return isSeveral && who !== '' ? say('table.board.by', { who, text }) : text;
}

/** Beside the square, wholly on the screen. */
function place(menu: HTMLElement, { x, y }: Point): void {
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
export function SquareMenu({ game, choices, spot, title, beside, preview, choose, close }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menu.current!.showPopover();
    place(menu.current!, spot);
    menu.current!.querySelector('button')?.focus();
  }, [spot]);
  const catalogue = catalogueOf(game);
  const isSeveral = new Set(choices.map(actorOf)).size > 1;
  const consider = (choice: Choice): void => preview(choice.choice === 'decide' ? choice.command : null);
  return (
    <div
      ref={menu}
      popover="auto"
      class="board-square-menu panel"
      role="menu"
      aria-label={title}
      onToggle={({ newState }) => newState === 'closed' && close()}
      onKeyDown={(event) => walkMenu(menu.current!, event)}
      onPointerLeave={() => preview(null)}
    >
      <p class="board-menu-title" aria-hidden="true">
        {title}
      </p>
      {choices.map((choice) => (
        <button
          type="button"
          role="menuitem"
          key={keyOf(choice)}
          data-option={keyOf(choice)}
          onPointerEnter={() => consider(choice)}
          onFocus={() => consider(choice)}
          onClick={() => {
            // Closed first, the focus goes back to the square.
            menu.current!.hidePopover();
            choose(choice);
          }}
        >
          {wordsOf(catalogue, choice, isSeveral)}
          {choice.choice === 'decide' && beside(choice.command)}
        </button>
      ))}
    </div>
  );
}
