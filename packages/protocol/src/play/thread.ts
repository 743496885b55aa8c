import type { Play } from './play.ts';

/** One decision that stands, who made it, and what it led to. */
export interface Moment<Happened> {
  n: number;
  /** The id of its option. */
  command: string;
  by: string;
  events: readonly Happened[];
}

/** Where play stands, and how far back it can be taken: positions are kept since the last new information only. */
export interface Thread<Position, Happened> {
  /** The number of the last decision or undo; 0 at the start. */
  n: number;
  position: Position;
  /** Before each of the decisions that can be taken back, the oldest first. */
  before: readonly Position[];
  /** Those decisions. */
  free: readonly Moment<Happened>[];
}

export const beginThread = <Position, Happened>(position: Position, n = 0): Thread<Position, Happened> => ({
  n,
  position,
  before: [],
  free: [],
});

/** `position`: after the moment. */
export function played<Position, Happened>(
  { isNew }: Play<Position, Happened>,
  thread: Thread<Position, Happened>,
  moment: Moment<Happened>,
  position: Position,
): Thread<Position, Happened> {
  if (moment.events.some(isNew)) return beginThread(position, moment.n);
  return { n: moment.n, position, before: [...thread.before, thread.position], free: [...thread.free, moment] };
}

/** null when so much cannot be taken back. */
export function takenBack<Position, Happened>(
  { n, before, free }: Thread<Position, Happened>,
  count: number,
): Thread<Position, Happened> | null {
  const position = before.at(-count);
  if (count < 1 || position === undefined) return null;
  return { n: n + 1, position, before: before.slice(0, -count), free: free.slice(0, -count) };
}
