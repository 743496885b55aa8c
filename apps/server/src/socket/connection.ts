import type { Socket } from 'node:net';
import type { FromServer } from '@bauta/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { Meter } from '../metrics/meter.ts';
import { textOf } from '../tables/log/tell.ts';
import { type Bye, CLOSED } from './bye.ts';

/** A browser's connection, and what carries it. */
export interface Connection {
  socket: WebSocket;
  wire: Socket;
}

/** What is sent on a connection. */
export interface Sender {
  send(message: string | Buffer): void;
  say(message: FromServer): void;
  /** Ends it. */
  bye(why: Bye): void;
}

/** What waits to be sent to one who does not read: more, and they may connect again. */
const MAX_WAITING = 4 * 1024 * 1024;

const AS_TEXT = { binary: false } as const;

export function senderOn({ socket, wire }: Connection, meter: Pick<Meter, 'sentAway'>): Sender {
  /** What is said in one go is sent in one go: an entry, and the answer behind it. */
  function gather(): void {
    if (wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  function send(message: string | Buffer): void {
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    else {
      gather();
      socket.send(message, AS_TEXT);
    }
  }

  const say = (message: FromServer): void => send(textOf(message));

  return {
    send,
    say,
    bye(why) {
      if (socket.readyState !== socket.OPEN) return;
      meter.sentAway(why);
      say({ type: 'bye', why });
      socket.close(CLOSED[why], why);
    },
  };
}
