import { BEAT_EVERY } from '@bauta/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { Stop, Timers } from '../runtime/runtime.ts';

/** Ends the connection of one who is gone without a word, at the second beat. `beat`: what the browser is told with each. */
export function heartbeat(socket: WebSocket, timers: Timers, beat: () => void): Stop {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return timers.every(BEAT_EVERY, () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    beat();
  });
}
