import type { BoardView } from './board-view.ts';
import type { Point } from './plan.ts';

/** What moves less than this has only pressed; a finger is less steady than a mouse. */
const STILL = { finger: 12, mouse: 7 };

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Drags, pinches and turns of the wheel move the camera; what they are told of stops when `signal` aborts. */
export function leadByHand(board: HTMLElement, view: BoardView, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let from: Point = { x: 0, y: 0 };

  const inside = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - view.corner.x, y: clientY - view.corner.y });

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) view.dragging = 'no';
    fingers.set(event.pointerId, inside(event));
    from = inside(event);
  }

  function pinch(event: PointerEvent, other: Point): void {
    const before = fingers.get(event.pointerId)!;
    const now = inside(event);
    const middle = between(now, other);
    const was = between(before, other);
    view.move({ x: middle.x - was.x, y: middle.y - was.y });
    view.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    // It was let go where nobody saw it: outside the window.
    if (event.buttons === 0) {
      up(event);
      return;
    }
    const now = inside(event);
    if (view.dragging !== 'yes') {
      const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.finger;
      if (fingers.size === 1 && apart(from, now) < still) return;
      view.dragging = 'yes';
      board.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) view.move({ x: now.x - before.x, y: now.y - before.y });
    else pinch(event, other);
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size > 0 || view.dragging !== 'yes') return;
    view.dragging = 'just-now';
    // The click that belongs to the drag comes before this.
    setTimeout(() => {
      if (view.dragging === 'just-now') view.dragging = 'no';
    });
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    view.zoom(Math.exp(-event.deltaY * lines * 0.0015), inside(event));
  }

  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  // Not only on the board: what was pressed on it may be let go beside it.
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  board.addEventListener('wheel', wheel, { signal, passive: false });
}
