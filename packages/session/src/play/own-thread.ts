import { folded, type Play } from './play.ts';
import { eventsOf, type Moment, type Thread } from './thread.ts';

/**
 * A server's thread has two positions of its own, and changes them in place: the position is played on, the barrier comes after it with new
 * information. With a copy for each decision everyone waits while the old ones are cleared away.
 */
export type OwnThread<Position, Happened> = Thread<Position, Happened>;

/** `free`: the decisions behind the barrier, up to `n`. */
export const beginOwnThread = <Position, Happened>(
  play: Play<Position, Happened>,
  barrier: Position,
  n = 0,
  free: readonly Moment<Happened>[] = [],
): OwnThread<Position, Happened> => ({ n, position: folded(play, barrier, eventsOf(free)), barrier, free });

/** The position is behind the moment already. */
export function goOn<Position, Happened>(
  { isNew, evolve }: Play<Position, Happened>,
  thread: OwnThread<Position, Happened>,
  moment: Moment<Happened>,
): void {
  const since = [...thread.free, moment];
  const isBarrier = moment.events.some(isNew);
  if (isBarrier) evolve(thread.barrier, eventsOf(since));
  thread.free = isBarrier ? [] : since;
  thread.n = moment.n;
}

/** What was done to the position and did not become a moment is forgotten. */
export function recall<Position, Happened>(play: Play<Position, Happened>, thread: OwnThread<Position, Happened>): void {
  thread.position = folded(play, thread.barrier, eventsOf(thread.free));
}

/** false when so much cannot be taken back. */
export function takeBack<Position, Happened>(
  play: Play<Position, Happened>,
  thread: OwnThread<Position, Happened>,
  count: number,
): boolean {
  if (count < 1 || count > thread.free.length) return false;
  thread.free = thread.free.slice(0, -count);
  thread.n += 1;
  recall(play, thread);
  return true;
}
