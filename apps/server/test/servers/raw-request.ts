import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Headers that ask for a WebSocket. */
export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
} as const;

interface RawRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent in one go with the request. */
  behind?: Uint8Array;
}

export interface RawAnswer {
  /** NaN: the connection was ended without an answer. */
  status: number;
  socket: Socket;
  /** When the connection has ended, in whatever way. */
  closed: Promise<unknown>;
  /** All that was said on it, once it has ended. */
  whole: Promise<string>;
}

/** Asks for a target exactly as it is spelled, which clients of HTTP do not. */
export async function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, behind = new Uint8Array() }: RawRequest = {},
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let said = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      said += data;
      resolve();
    });
  });
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  socket.write(Buffer.concat([Buffer.from(head), behind]));
  await Promise.race([answered, closed]);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]), socket, closed, whole: closed.then(() => said) };
}
