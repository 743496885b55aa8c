import { type Box, type Plan, type Point, RIM } from './plan.ts';

/** What is drawn at (u, v) is seen at (x + u * scale, y + v * scale). */
export interface Camera extends Point {
  scale: number;
}
/** The side along which the camera's buttons lie. */
export const STRIPS = ['right', 'bottom'] as const;
export type Strip = (typeof STRIPS)[number];

export interface View {
  width: number;
  height: number;
  /** No square lies under the buttons there, as long as the board is no larger than the view. */
  strip?: Strip;
}

/** A square is never smaller than a finger by itself, and never so large that its neighbours are out of sight. */
const SMALLEST = 0.44;
const LARGEST = 3;
const LARGEST_FIT = 2.4;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Kept free around the board. */
const MARGIN = 6;

/** A button with room on both sides. */
const STRIP = 52;
const stripAlong = (view: View, side: Strip): number => (view.strip === side ? STRIP : 0);

/** The buttons may cover the rim of a map, which has no squares. */
const fitAlong = (length: number, seen: number, strip: number): number =>
  Math.min((seen - 2 * MARGIN) / length, (seen - MARGIN - strip) / (length - RIM));

const fitting = (plan: Plan, view: View): number =>
  Math.min(
    fitAlong(plan.width, view.width, stripAlong(view, 'right')),
    fitAlong(plan.height, view.height, stripAlong(view, 'bottom')),
  );

/** Where the buttons leave more room for the board. */
export const stripFor = (plan: Plan, view: View): Strip =>
  fitting(plan, { ...view, strip: 'bottom' }) > fitting(plan, { ...view, strip: 'right' }) ? 'bottom' : 'right';

/** No side of the board is drawn further in than the middle of the view; a board that fits stays in the middle, or gives way to the buttons. */
function kept(offset: number, length: number, scale: number, seen: number, strip: number): number {
  const drawn = length * scale;
  if (drawn > seen) return within(offset, seen / 2 - drawn, seen / 2);
  const beside = Math.max(MARGIN, seen - strip - drawn);
  const besideSquares = Math.max(0, seen - strip - drawn + RIM * scale);
  return Math.min((seen - drawn) / 2, beside, besideSquares);
}

export function held({ x, y, scale }: Camera, plan: Plan, view: View): Camera {
  return {
    scale,
    x: kept(x, plan.width, scale, view.width, stripAlong(view, 'right')),
    y: kept(y, plan.height, scale, view.height, stripAlong(view, 'bottom')),
  };
}

/** The whole board, or as much of it as can be drawn large enough to touch. */
export function fitted(plan: Plan, view: View): Camera {
  const scale = within(fitting(plan, view), SMALLEST, LARGEST_FIT);
  return held({ scale, x: (view.width - plan.width * scale) / 2, y: (view.height - plan.height * scale) / 2 }, plan, view);
}

/** What is under `about` stays there. */
export function zoomed(camera: Camera, factor: number, about: Point, plan: Plan, view: View): Camera {
  const least = Math.min(SMALLEST, fitting(plan, view));
  const scale = within(camera.scale * factor, least, LARGEST);
  const grown = scale / camera.scale;
  return held({ scale, x: about.x - (about.x - camera.x) * grown, y: about.y - (about.y - camera.y) * grown }, plan, view);
}

export const moved = (camera: Camera, by: Point, plan: Plan, view: View): Camera =>
  held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, plan, view);

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const seenAt = ({ x, y, scale }: Camera, spot: Point): Point => ({ x: x + spot.x * scale, y: y + spot.y * scale });

export function centred({ scale }: Camera, box: Box, plan: Plan, view: View): Camera {
  const { x, y } = middleOf(box);
  return held({ scale, x: view.width / 2 - x * scale, y: view.height / 2 - y * scale }, plan, view);
}

/** Its middle is in view. */
export function isSeen(camera: Camera, box: Box, view: View): boolean {
  const { x, y } = seenAt(camera, middleOf(box));
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
}
