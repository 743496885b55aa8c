import type { Square } from '@bauta/engine';
import { type Camera, middleOf, seenAt, type View } from './camera.ts';
import { type Box, boxOf, type Plan, type Point } from './plan.ts';

/** An arrow at the rim of the view, towards squares that lie beyond it. */
export interface Pointer extends Point {
  /** Clockwise from east, in degrees. */
  angle: number;
  /** The nearest of them. */
  to: Square;
  count: number;
}

/** How far from the rim its middle is. */
const INSET = 30;
/** In the corner to the south-east are the camera's buttons. */
const BUTTONS = { width: 160, height: 160 };
const SIDES = [
  { id: 'west', angle: 180 },
  { id: 'east', angle: 0 },
  { id: 'north', angle: 270 },
  { id: 'south', angle: 90 },
] as const;
type Side = (typeof SIDES)[number]['id'];

/** The side beyond which it lies furthest; null for one that is in view. */
function sideOf({ x, y }: Point, view: View): { side: Side; away: number } | null {
  const away: Record<Side, number> = { west: -x, east: x - view.width, north: -y, south: y - view.height };
  const [side, most] = (Object.entries(away) as [Side, number][]).reduce((a, b) => (b[1] > a[1] ? b : a));
  return most > 0 ? { side, away: most } : null;
}

const within = (value: number, most: number): number => Math.min(Math.max(value, INSET), Math.max(INSET, most - INSET));

/** At most one arrow for each side. */
export function pointersTo(squares: Iterable<Square>, plan: Plan, camera: Camera, view: View): Pointer[] {
  const beyond = [...squares].flatMap((at) => {
    const box: Box | null = boxOf(plan, at);
    if (box === null) return [];
    const spot = seenAt(camera, middleOf(box));
    const found = sideOf(spot, view);
    return found === null ? [] : [{ at, spot, ...found }];
  });
  return SIDES.flatMap(({ id, angle }) => {
    const there = beyond.filter(({ side }) => side === id);
    if (there.length === 0) return [];
    const nearest = there.reduce((a, b) => (b.away < a.away ? b : a));
    const { x, y } = nearest.spot;
    const room = {
      width: view.width - (id === 'south' ? BUTTONS.width : 0),
      height: view.height - (id === 'east' ? BUTTONS.height : 0),
    };
    return [{ angle, to: nearest.at, count: there.length, x: within(x, room.width), y: within(y, room.height) }];
  });
}
