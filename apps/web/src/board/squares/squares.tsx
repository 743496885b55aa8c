import { isTowerTop, NOWHERE, type Square, towerTop } from '@bauta/engine';
import { listed } from '@bauta/text';
import { useRef, useState } from 'preact/hooks';
import { exposureOf } from '../../table/risk/exposure.ts';
import type { TableState } from '../../table/table-state.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { percent } from '../../words/percent.ts';
import { say } from '../../words/say.ts';
import { figureUnder } from '../figures/figure-under.ts';
import type { BoardView } from '../view/board-view.ts';
import { boxOf, type Plan, type Spot } from '../view/plan.ts';
import { badgesOf } from './badge.ts';
import { actors, type Deed, deedsAt } from './deeds.ts';
import { SquareButton } from './square-button.tsx';
import { SquareMenu } from './square-menu.tsx';
import { squareWords } from './square-words.ts';
import { walked } from './walk.ts';

interface Open {
  at: Square;
  spot: Spot;
}

/** Where a press began, and on which spot of the drawing. */
interface Pressed {
  at: Square;
  spot: Spot;
}

const buttonUnder = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;

const squareUnder = (event: Event): Square => {
  const button = buttonUnder(event);
  return button === null ? NOWHERE : Number(button.dataset.at);
};

/** From where the square is seen, which may be on its way: the camera is already where it will come to. */
function pressedBy(plan: Plan, event: MouseEvent): Pressed | null {
  const button = buttonUnder(event);
  if (button === null) return null;
  const at = Number(button.dataset.at);
  const box = boxOf(plan, at)!;
  const seen = button.getBoundingClientRect();
  const scale = box.width / seen.width;
  return { at, spot: { x: box.x + (event.clientX - seen.left) * scale, y: box.y + (event.clientY - seen.top) * scale } };
}

/** Row by row, the tower's top after its map. */
const allSquares = (table: TableState, plan: Plan): Square[] =>
  plan.frames.flatMap(({ map, tower }) => [
    ...table.shown.value.grounds[map]!.present.map(({ at }) => at),
    ...(tower === null ? [] : [towerTop(map)]),
  ]);

/** The squares to walk, point at and press: one stop for the tab key, arrows from there. */
export function Squares({ table, view }: { table: TableState; view: BoardView }) {
  const [open, setOpen] = useState<Open | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed | null>(null);
  const plan = view.plan.value;
  const game = table.shown.value;
  const marked = table.marked.value;
  const at = table.at.value;
  const catalogue = catalogueOf(game);
  const squares = allSquares(table, plan);
  const chosen = game.characters.find(({ id }) => id === table.selected.value)?.at ?? NOWHERE;
  const stop = [at, chosen, squares[0] ?? NOWHERE].find((each) => squares.includes(each));
  const asked = { game, options: table.options.value, selected: table.selected.value, marked };

  function perform(deed: Deed): void {
    setOpen(null);
    table.considered.value = null;
    if (deed.deed === 'select') table.selected.value = deed.id;
    else table.decide(deed.command);
  }

  function press(to: Square): void {
    const deeds = deedsAt(asked, to);
    if (deeds.length === 1) perform(deeds[0]!);
    else if (deeds.length > 1) {
      const { left, bottom, width } = layer.current!.querySelector(`[data-at="${to}"]`)!.getBoundingClientRect();
      setOpen({ at: to, spot: { x: left + width / 2, y: bottom + 6 } });
    }
  }

  /** A press counts where it began, also when the finger or the square has moved a little before it ended. */
  function click(event: MouseEvent): void {
    // A key press has no place.
    const began = event.detail === 0 ? null : pressed.current;
    pressed.current = null;
    const to = began?.at ?? squareUnder(event);
    if (to === NOWHERE || view.hasDragged()) return;
    table.at.value = to;
    const figure = began === null ? null : figureUnder(game, plan, began.spot, actors(table.options.value));
    if (figure !== null && figure !== table.selected.value) table.selected.value = figure;
    else press(to);
  }

  function point(event: Event): void {
    const to = squareUnder(event);
    if (to === NOWHERE || view.isDragging()) return;
    table.at.value = to;
    const options = marked.get(to);
    table.considered.value = options?.length === 1 ? options[0]! : null;
  }

  function keyDown(event: KeyboardEvent): void {
    const from = squareUnder(event);
    const to = from === NOWHERE ? null : walked(game, plan, from, event.key);
    if (to === null) return;
    event.preventDefault();
    layer.current!.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus({ preventScroll: true });
  }

  /** What is pressed stays where it is; what the keys come to is brought into view. */
  function focus(event: Event): void {
    point(event);
    if (event.target instanceof Element && event.target.matches(':focus-visible')) view.show(squareUnder(event));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={layer}
        class="board-squares"
        role="group"
        aria-label={say('table.board.map')}
        onPointerDown={(event) => {
          pressed.current = pressedBy(plan, event);
        }}
        onClick={click}
        onPointerOver={point}
        onPointerLeave={() => {
          table.considered.value = null;
        }}
        onFocusCapture={focus}
        onKeyDown={keyDown}
      >
        {squares.map((square) => {
          const commands = marked.get(square) ?? [];
          const box = boxOf(plan, square)!;
          const exposure = exposureOf(commands, table.risks.value);
          return (
            <SquareButton
              key={square}
              at={square}
              box={box}
              words={listed(catalogue, [
                squareWords(game, catalogue, square, deedsAt(asked, square).length),
                ...(exposure === null ? [] : [say(`table.risk.seen-${exposure.of}`, { percent: percent(exposure.chance) })]),
              ])}
              badges={badgesOf(commands)}
              count={commands.length}
              chance={exposure?.chance ?? 0}
              isStop={square === stop}
              isAt={square === at}
              top={isTowerTop(square)}
            />
          );
        })}
      </div>
      {open !== null && (
        <SquareMenu
          table={table}
          deeds={deedsAt(asked, open.at)}
          spot={open.spot}
          title={squareWords(game, catalogue, open.at, 0)}
          perform={perform}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}
