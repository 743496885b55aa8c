import { type Game, isTowerTop, NOWHERE, type Square, towerTop } from '@bauta/engine';
import { listed } from '@bauta/text';
import { useRef, useState } from 'preact/hooks';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { BoardProps } from '../board-props.ts';
import { figureUnder } from '../figures/figure-under.ts';
import type { BoardView } from '../view/board-view.ts';
import { boxOf, type Plan, type Point } from '../view/plan.ts';
import { badgesOf } from './badge.ts';
import { type Choice, choicesAt } from './choices.ts';
import { SquareButton } from './square-button.tsx';
import { SquareMenu } from './square-menu.tsx';
import { squareWords } from './square-words.ts';
import { walked } from './walk.ts';

interface OpenMenu {
  at: Square;
  spot: Point;
}

/** Where a press began, and on which spot of the drawing. */
interface PressStart {
  at: Square;
  spot: Point;
}

const buttonUnder = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;

const squareUnder = (event: Event): Square => {
  const button = buttonUnder(event);
  return button === null ? NOWHERE : Number(button.dataset.at);
};

/** From where the square is seen, which may be on its way: the camera is already where it will come to. */
function pressedBy(plan: Plan, event: MouseEvent): PressStart | null {
  const button = buttonUnder(event);
  if (button === null) return null;
  const at = Number(button.dataset.at);
  const box = boxOf(plan, at)!;
  const seen = button.getBoundingClientRect();
  const scale = box.width / seen.width;
  return { at, spot: { x: box.x + (event.clientX - seen.left) * scale, y: box.y + (event.clientY - seen.top) * scale } };
}

/** Row by row, the tower's top after its map. */
const allSquares = (game: Game, plan: Plan): Square[] =>
  plan.frames.flatMap(({ map, tower }) => [
    ...game.grounds[map]!.present.map(({ at }) => at),
    ...(tower === null ? [] : [towerTop(map)]),
  ]);

/** The squares to walk, point at and press: one stop for the tab key, arrows from there. */
export function Squares({ view, overlays, chance, onChoose, ...shown }: BoardProps & { view: BoardView }) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const pressed = useRef<PressStart | null>(null);
  const plan = view.plan.value;
  const { pointer, previewed } = shown;
  const game = shown.game.value;
  const commandsAt = shown.commandsAt.value;
  const actors = shown.actors.value;
  const selected = shown.selected.value;
  const at = pointer.value;
  const offered = { game, commandsAt, actors, selected };
  const catalogue = catalogueOf(game);
  const squares = allSquares(game, plan);
  const chosen = game.characters.find(({ id }) => id === selected)?.at ?? NOWHERE;
  const stop = [at, chosen, squares[0] ?? NOWHERE].find((each) => squares.includes(each));

  function choose(choice: Choice): void {
    setOpen(null);
    previewed.value = null;
    onChoose(choice);
  }

  function press(to: Square): void {
    const found = choicesAt(offered, to);
    if (found.length === 1) choose(found[0]!);
    else if (found.length > 1) {
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
    pointer.value = to;
    const figure = began === null ? null : figureUnder(game, plan, began.spot, shown.actors.peek());
    if (figure !== null && figure !== shown.selected.peek()) onChoose({ choice: 'select', id: figure });
    else press(to);
  }

  function point(event: Event): void {
    const to = squareUnder(event);
    if (to === NOWHERE || view.isDragging()) return;
    pointer.value = to;
    const commands = commandsAt.get(to);
    previewed.value = commands?.length === 1 ? commands[0]! : null;
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
          previewed.value = null;
        }}
        onFocusCapture={focus}
        onKeyDown={keyDown}
      >
        {squares.map((square) => {
          const commands = commandsAt.get(square) ?? [];
          const box = boxOf(plan, square)!;
          const danger = chance(commands);
          return (
            <SquareButton
              key={square}
              at={square}
              box={box}
              words={listed(catalogue, [
                squareWords(game, catalogue, square, choicesAt(offered, square).length),
                ...(danger === null ? [] : [danger.words]),
              ])}
              badges={badgesOf(commands)}
              count={commands.length}
              chance={danger?.chance ?? 0}
              isStop={square === stop}
              isAt={square === at}
              top={isTowerTop(square)}
            />
          );
        })}
      </div>
      {open !== null && (
        <SquareMenu
          game={game}
          choices={choicesAt(offered, open.at)}
          spot={open.spot}
          title={squareWords(game, catalogue, open.at, 0)}
          beside={overlays.beside}
          preview={(command) => {
            previewed.value = command;
          }}
          choose={choose}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}
