import type { FromServer } from '@bauta/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { Meter } from '../metrics/meter.ts';
import { textOf } from '../tables/log/tell.ts';

export type Bye = Extract<FromServer, { type: 'bye' }>['why'];

/** Closing codes of our own begin at 4000. */
export const CLOSED: Readonly<Record<Bye, number>> = {
  malformed: 4400,
  'too-much': 4429,
  'too-old': 4426,
  closing: 1012,
  removed: 4403,
  left: 4410,
  renewed: 4423,
  'no-table': 4404,
  'guest-full': 4430,
  'address-full': 4431,
  'table-full': 4432,
};

/** Browsers answer a goodbye at once; who has not after so long is cut off, in milliseconds. */
const PATIENCE = 2_000;

/** Of one who is not let in, and must not stay for keeping silent. */
export function closeSoon(socket: WebSocket, code: number, why: string): void {
  socket.close(code, why);
  const late = setTimeout(() => socket.terminate(), PATIENCE).unref();
  socket.once('close', () => clearTimeout(late));
}

/** Before a word was heard: there is no such table, or no room for one more connection. */
export function turnAway(socket: WebSocket, why: Bye, meter: Pick<Meter, 'sentAway'>): void {
  meter.sentAway(why);
  socket.send(textOf({ type: 'bye', why }));
  closeSoon(socket, CLOSED[why], why);
}
