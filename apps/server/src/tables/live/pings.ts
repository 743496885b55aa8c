import { type Stop, systemTimers, type Timers } from '../../runtime/runtime.ts';

/** Somebody points at a square. */
export interface Ping {
  by: string;
  at: number;
}

/** The pings of one table: each goes to everyone there, so that many of them would hold up the other tables. */
export interface Pings {
  /** Of one who points several times before the next are shown, the last counts. */
  add(ping: Ping): void;
  close(): void;
}

/** After some were shown the next are gathered for so long, in milliseconds; of more than so many the surplus is dropped. */
export const [GATHERED_FOR, MOST_AT_ONCE] = [200, 4];

export function gatherPings(show: (ping: Ping) => void, timers: Timers = systemTimers): Pings {
  const waiting = new Map<string, Ping>();
  let stopPause: Stop | null = null;

  function showAll(): void {
    const pings = [...waiting.values()];
    waiting.clear();
    stopPause = pings.length === 0 ? null : timers.after(GATHERED_FOR, showAll);
    pings.forEach(show);
  }

  return {
    add(ping) {
      if (waiting.size < MOST_AT_ONCE || waiting.has(ping.by)) waiting.set(ping.by, ping);
      if (stopPause === null) showAll();
    },
    close: () => stopPause?.(),
  };
}
