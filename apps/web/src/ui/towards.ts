export interface ElementBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Along an arrow: where a box begins and ends, away from whoever goes. */
const ALONG: Readonly<Record<string, (box: ElementBox) => [from: number, to: number]>> = {
  ArrowRight: ({ left, right }) => [left, right],
  ArrowLeft: ({ left, right }) => [-right, -left],
  ArrowDown: ({ top, bottom }) => [top, bottom],
  ArrowUp: ({ top, bottom }) => [-bottom, -top],
};

/** How far two boxes are apart beside the way; 0 where they overlap. */
function beside(key: string, a: ElementBox, b: ElementBox): number {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  return isAcross ? Math.max(0, a.top - b.bottom, b.top - a.bottom) : Math.max(0, a.left - b.right, b.left - a.right);
}

/** What lies straight on is nearer than what lies beside it. */
const ASTRAY = 4;

/** The number of the box that an arrow key leads to: the nearest on that side. -1 where there is none. */
export function towards(key: string, from: ElementBox, boxes: readonly ElementBox[]): number {
  const along = ALONG[key];
  if (along === undefined) return -1;
  const [, end] = along(from);
  const way = (box: ElementBox): number => {
    const gap = along(box)[0] - end;
    return gap < -1 ? Number.POSITIVE_INFINITY : gap + ASTRAY * beside(key, from, box);
  };
  const ways = boxes.map(way);
  const least = Math.min(...ways);
  return least === Number.POSITIVE_INFINITY ? -1 : ways.indexOf(least);
}
