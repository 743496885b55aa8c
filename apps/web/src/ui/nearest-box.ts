export interface ElementBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a box starts and ends along the direction of an arrow key. */
const EXTENTS: Readonly<Record<string, (box: ElementBox) => [start: number, end: number]>> = {
  ArrowRight: ({ left, right }) => [left, right],
  ArrowLeft: ({ left, right }) => [-right, -left],
  ArrowDown: ({ top, bottom }) => [top, bottom],
  ArrowUp: ({ top, bottom }) => [-bottom, -top],
};

/** How far two boxes are apart across that direction; 0 where they overlap. */
function gapAcross(key: string, a: ElementBox, b: ElementBox): number {
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  return isHorizontal ? Math.max(0, a.top - b.bottom, b.top - a.bottom) : Math.max(0, a.left - b.right, b.left - a.right);
}

/** A box straight ahead wins over a nearer one that lies off to the side. */
const ACROSS_WEIGHT = 4;

/** Neighbours whose edges overlap by at most a pixel still lie beside each other: the sizes of elements are fractions. */
const OVERLAP = 1;

/** The index of the box that an arrow key leads to, the nearest on that side; -1 where there is none. */
export function nearestBox(key: string, from: ElementBox, boxes: readonly ElementBox[]): number {
  const extentOf = EXTENTS[key];
  if (extentOf === undefined) return -1;
  const [, end] = extentOf(from);
  const distanceTo = (box: ElementBox): number => {
    const gap = extentOf(box)[0] - end;
    return gap < -OVERLAP ? Number.POSITIVE_INFINITY : gap + ACROSS_WEIGHT * gapAcross(key, from, box);
  };
  const distances = boxes.map(distanceTo);
  const least = Math.min(...distances);
  return least === Number.POSITIVE_INFINITY ? -1 : distances.indexOf(least);
}
