import { type Game, NOWHERE, type Square } from '@bauta/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Camera, centred, fitted, isSeen, moved, stripFor, type View, zoomed } from './camera.ts';
import { boxOf, type Plan, type Point, planOf } from './plan.ts';

/** How the board is looked at. */
export interface BoardView {
  readonly plan: ReadonlySignal<Plan>;
  readonly size: Signal<View>;
  /** With the buttons where they leave most room. */
  readonly room: ReadonlySignal<View>;
  readonly camera: ReadonlySignal<Camera>;
  /** The camera goes by itself, and is seen to; led by a hand it follows at once. */
  readonly isGliding: ReadonlySignal<boolean>;
  /** Where the board's corner is on the screen. */
  corner: Point;
  fit(): void;
  zoom(factor: number, about?: Point): void;
  move(by: Point): void;
  centre(at: Square): void;
  /** Brings a square into view, unless it is. */
  show(at: Square): void;
  dragging: 'no' | 'yes' | 'just-now';
  isDragging(): boolean;
  /** A click that ends a drag is none. */
  hasDragged(): boolean;
}

const UNSEEN: View = { width: 0, height: 0 };

export function boardView(shown: ReadonlySignal<Game>): BoardView {
  const size = signal<View>(UNSEEN);
  const chosen = signal<Camera | null>(null);
  const isGliding = signal(false);
  // Drawn anew only when a map is laid or taken down, or the screen is turned.
  const down = computed(() => shown.value.maps.map((map) => map.down).join());
  const memory = computed(() => shown.value.content.memory);
  const aspect = computed(() => (size.value.height === 0 ? 1 : size.value.width / size.value.height));
  const plan = computed(() => {
    void down.value;
    void memory.value;
    return planOf(shown.peek(), aspect.value);
  });
  const room = computed((): View => ({ ...size.value, strip: stripFor(plan.value, size.value) }));
  const camera = computed(() => chosen.value ?? fitted(plan.value, room.value));
  const middle = (): Point => ({ x: size.peek().width / 2, y: size.peek().height / 2 });
  const look = (to: Camera | null, glides: boolean): void => {
    isGliding.value = glides;
    chosen.value = to;
  };
  const view: BoardView = {
    plan,
    size,
    room,
    camera,
    isGliding,
    corner: { x: 0, y: 0 },
    fit: () => look(null, true),
    zoom(factor, about) {
      look(zoomed(camera.peek(), factor, about ?? middle(), plan.peek(), room.peek()), about === undefined);
    },
    move: (by) => look(moved(camera.peek(), by, plan.peek(), room.peek()), false),
    centre(at) {
      const box = boxOf(plan.peek(), at);
      if (box !== null) look(centred(camera.peek(), box, plan.peek(), room.peek()), true);
    },
    show(at) {
      const box = at === NOWHERE ? null : boxOf(plan.peek(), at);
      if (box !== null && !isSeen(camera.peek(), box, room.peek())) view.centre(at);
    },
    dragging: 'no',
    isDragging: () => view.dragging === 'yes',
    hasDragged: () => view.dragging !== 'no',
  };
  return view;
}
