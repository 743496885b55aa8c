import { PROTOCOL } from '../../../../packages/protocol/src/index.ts';
import { type Dialect, heard, startOf } from './dialect.ts';

const cookies = new Map<number, Promise<string>>();

async function newCookie(port: number, seat: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Guest ${seat}` }),
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** The same four guests at every table. */
function cookieOf(port: number, seat: number): Promise<string> {
  let cookie = cookies.get(seat);
  if (cookie === undefined) {
    cookie = newCookie(port, seat);
    cookies.set(seat, cookie);
  }
  return cookie;
}

export const bauta: Dialect = {
  url: (port, room) => `ws://127.0.0.1:${port}/api/tables/${room}/socket`,
  headers: async (port, seat) => ({ cookie: await cookieOf(port, seat) }),
  async sitDown(socket, _room, seat, seats) {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
    await heard(socket, (text) => text.startsWith('{"type":"whole"'));
    socket.send(JSON.stringify({ type: 'seat', key: `take-seat-${seat}`, seat: seats[seat], for: 'me' }));
    await heard(socket, (text) => text.startsWith('{"type":"done"'));
  },
  decide: (_room, n, { option }) => JSON.stringify({ type: 'decide', key: `decision-${n}`, n, option }),
  isTold(message) {
    const start = startOf(message);
    if (start.includes('"type":"refused"') || start.includes('"type":"bye"')) throw new Error(message.toString());
    return start.includes('"type":"played"');
  },
};
