import type { WebSocket } from '@fastify/websocket';
import type { FanOut } from '../fan-out/fan-out.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Store } from '../store/store.ts';
import { turnAway } from './bye.ts';

/** The connections of guests at this process, ended when their sessions are, at whichever process that was. */
export interface OpenSessions {
  /** `ended`: how often the guest's sessions had been ended when this one began. */
  add(socket: WebSocket, guest: string, ended: number): void;
  /** Those that began before they were ended so often; other processes are told. */
  end(guest: string, ended: number): void;
}

/** No table has such a code. */
const CHANNEL = 'sessions';

interface EndedSessions {
  guest: string;
  ended: number;
}

export function openSessions(store: Pick<Store, 'sessionsEnded'>, fanOut: FanOut, meter: Pick<Meter, 'sentAway'>): OpenSessions {
  const open = new Map<string, Map<WebSocket, number>>();

  function drop(guest: string, socket: WebSocket): void {
    const own = open.get(guest);
    own?.delete(socket);
    if (own?.size === 0) open.delete(guest);
  }

  /** Whoever has a newer cookie comes again by themselves. */
  function endHere({ guest, ended }: EndedSessions): void {
    for (const [socket, begunAt] of open.get(guest) ?? []) {
      if (begunAt >= ended) continue;
      drop(guest, socket);
      // What was under way to us is not done any more.
      socket.removeAllListeners('message');
      turnAway(socket, 'closing', meter);
    }
  }

  const look = async (guest: string): Promise<void> => endHere({ guest, ended: await store.sessionsEnded(guest) });

  fanOut.subscribe(CHANNEL, (message) => endHere(JSON.parse(message) as EndedSessions));
  fanOut.onGap(async (channel) => {
    if (channel !== CHANNEL) return;
    // The store tells of its own faults; the next gap asks again.
    for (const guest of [...open.keys()]) await look(guest).catch(() => {});
  });

  return {
    add(socket, guest, ended) {
      const own = open.get(guest) ?? new Map<WebSocket, number>();
      open.set(guest, own.set(socket, ended));
      socket.once('close', () => drop(guest, socket));
      // They may have been ended while the connection was on its way.
      look(guest).catch(() => turnAway(socket, 'closing', meter));
    },
    end(guest, ended) {
      endHere({ guest, ended });
      fanOut.publish(CHANNEL, JSON.stringify({ guest, ended } satisfies EndedSessions));
    },
  };
}
