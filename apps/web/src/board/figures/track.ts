import { columnOf, mapOf, rowOf, type Square } from '@bauta/engine';

/** One figure among its like, told apart from them so that it can be seen to move. */
export interface Token {
  id: number;
  kind: number;
  at: Square;
}

/** How many of a kind stand on a square. */
export interface TokenCount {
  kind: number;
  at: Square;
  count: number;
}

/** Further than anybody walks in one step: who is there has come by another way. */
const FURTHEST = 4;

function distance(a: Square, b: Square): number {
  if (mapOf(a) !== mapOf(b)) return Number.POSITIVE_INFINITY;
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

/** Takes the nearest of its kind out of those that have gone from where they were. */
function takeNearest(gone: Token[], kind: number, at: Square): Token | null {
  let best = -1;
  gone.forEach((token, index) => {
    if (token.kind !== kind || distance(token.at, at) > FURTHEST) return;
    if (best < 0 || distance(token.at, at) < distance(gone[best]!.at, at)) best = index;
  });
  return best < 0 ? null : gone.splice(best, 1)[0]!;
}

/** The figures as they stand now: whoever can have stayed has stayed, the others came from the nearest place that one has left. */
export function track(before: readonly Token[], counts: readonly TokenCount[]): Token[] {
  const gone = [...before];
  const stayed: Token[] = [];
  const missing: { kind: number; at: Square }[] = [];
  for (const { kind, at, count } of counts)
    for (let nth = 0; nth < count; nth++) {
      const index = gone.findIndex((token) => token.kind === kind && token.at === at);
      if (index >= 0) stayed.push(gone.splice(index, 1)[0]!);
      else missing.push({ kind, at });
    }
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const come = missing.map(({ kind, at }) => ({ id: takeNearest(gone, kind, at)?.id ?? next++, kind, at }));
  return [...stayed, ...come].sort((a, b) => a.id - b.id);
}
