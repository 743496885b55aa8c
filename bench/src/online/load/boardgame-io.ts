import { SEATS } from '../scripts.ts';
import { type Dialect, heard, startOf } from './dialect.ts';

// What its client would say: engine.io's `4` for a message, socket.io's `0` to connect and `2` for an event.
const EVENT = '42/bauta,';

/** Spoken by hand, since its client would fold every state it is sent. */
export const boardgameIO: Dialect = {
  url: (port) => `ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`,
  headers: async () => ({}),
  async sitDown(socket, room, seat) {
    socket.send('40/bauta,');
    await heard(socket, (text) => text.startsWith('40/bauta,'));
    socket.send(`${EVENT}${JSON.stringify(['sync', room, String(seat), null, SEATS])}`);
    await heard(socket, (text) => text.startsWith(`${EVENT}["sync"`));
  },
  decide(room, n, { option, seat }) {
    const playerID = String(seat);
    const payload = { type: 'choose', args: [option], playerID, credentials: null };
    return `${EVENT}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, n, room, playerID])}`;
  },
  isTold: (message) => startOf(message).startsWith(`${EVENT}["update"`),
  // Its heartbeat.
  reply: (message) => (message.length === 1 && message[0] === 0x32 ? '3' : null),
};
