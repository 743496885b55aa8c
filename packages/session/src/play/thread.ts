import { folded, type Play } from './play.ts';

/** One decision that stands, who made it, and what it led to. */
export interface Moment<Happened> {
  n: number;
  /** The id of its option. */
  command: string;
  by: string;
  events: readonly Happened[];
}

/**
 * Where play stands, and how far back it can be taken: to the last new information. Positions in between are folded when they are asked for, since
 * a server holds many threads and few are taken back.
 */
export interface Thread<Position, Happened> {
  /** The number of the last decision or undo; 0 at the start. */
  n: number;
  position: Position;
  /** As far back as it can be taken; the position itself when that is not at all. */
  barrier: Position;
  /** The decisions since then, which can be taken back. */
  free: readonly Moment<Happened>[];
}

export const eventsOf = <Happened>(moments: readonly Moment<Happened>[]): Happened[] => moments.flatMap(({ events }) => events);

export const beginThread = <Position, Happened>(position: Position, n = 0): Thread<Position, Happened> => ({
  n,
  position,
  barrier: position,
  free: [],
});

/** `position`: after the moment. */
export function played<Position, Happened>(
  { isNew }: Play<Position, Happened>,
  { barrier, free }: Thread<Position, Happened>,
  moment: Moment<Happened>,
  position: Position,
): Thread<Position, Happened> {
  if (moment.events.some(isNew)) return beginThread(position, moment.n);
  return { n: moment.n, position, barrier, free: [...free, moment] };
}

/** null when so much cannot be taken back. */
export function takenBack<Position, Happened>(
  play: Play<Position, Happened>,
  { n, barrier, free }: Thread<Position, Happened>,
  count: number,
): Thread<Position, Happened> | null {
  if (count < 1 || count > free.length) return null;
  const staying = free.slice(0, -count);
  const position = staying.length === 0 ? barrier : folded(play, barrier, eventsOf(staying));
  return { n: n + 1, position, barrier, free: staying };
}
