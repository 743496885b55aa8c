import './board.css';
import './figures/figures.css';
import './ground/ground.css';
import './squares/squares.css';
import './things/things.css';
import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useEffectAtOnce } from '../ui/effect-at-once.ts';
import type { BoardProps } from './board-props.ts';
import { Figures } from './figures/figures.tsx';
import { Ground } from './ground/ground.tsx';
import { Squares } from './squares/squares.tsx';
import { ThingsDrawn } from './things/things.tsx';
import { type BoardView, boardView } from './view/board-view.ts';
import { CameraButtons, ZOOM_STEP } from './view/camera-buttons.tsx';
import { leadByHand } from './view/hands.ts';
import { RimPointers } from './view/rim-pointers.tsx';

/** How the board lies on the screen, and whether that has changed. */
function measure(board: HTMLElement, view: BoardView): void {
  const { left, top } = board.getBoundingClientRect();
  view.corner = { x: left, y: top };
  const { clientWidth: width, clientHeight: height } = board;
  const known = view.size.peek();
  if (known.width !== width || known.height !== height) view.size.value = { width, height };
}

/** Keys of the camera; those of the squares are their own. */
function cameraKey(view: BoardView, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') view.zoom(ZOOM_STEP);
  else if (event.key === '-') view.zoom(1 / ZOOM_STEP);
  else if (event.key === '0') view.fit();
  else return;
  event.preventDefault();
}

/** What lies in the world: moved and scaled as a whole, so that nothing in it is laid out again. */
function World({ props, view }: { props: BoardProps; view: BoardView }) {
  const world = useRef<HTMLDivElement>(null);
  const { overlays } = props;
  const game = props.game.value;
  const plan = view.plan.value;
  useEffectAtOnce(() => {
    const { x, y, scale } = view.camera.value;
    const { style, classList } = world.current!;
    classList.toggle('board-gliding', view.isGliding.value);
    style.transform = `translate(${x}px,${y}px) scale(${scale})`;
  }, [view]);
  return (
    <div ref={world} class="board-world" style={{ width: `${plan.width}px`, height: `${plan.height}px` }}>
      <Ground game={game} plan={plan} />
      <ThingsDrawn game={game} plan={plan} />
      <Figures game={game} plan={plan} actors={props.actors} selected={props.selected} />
      {overlays.under(plan)}
      <Squares {...props} view={view} />
      {overlays.over(plan)}
    </div>
  );
}

/** The maps on the table, with everybody on them. */
export function Board(props: BoardProps) {
  const { game, commandsAt, camera } = props;
  const board = useRef<HTMLDivElement>(null);
  const view = useMemo(() => boardView(game), [game]);
  useLayoutEffect(() => {
    const element = board.current!;
    const end = new AbortController();
    leadByHand(element, view, end.signal);
    element.addEventListener('keydown', (event) => cameraKey(view, event), { signal: end.signal });
    element.addEventListener('pointerdown', () => measure(element, view), { signal: end.signal, capture: true });
    const observer = new ResizeObserver(() => measure(element, view));
    observer.observe(element);
    measure(element, view);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [view]);
  useSignalEffect(() => {
    if (camera.value !== null) view.centre(camera.value.at);
  });
  return (
    <div ref={board} class="board">
      {view.size.value.height > 0 && <World props={props} view={view} />}
      <RimPointers commandsAt={commandsAt} view={view} />
      <CameraButtons view={view} />
    </div>
  );
}
