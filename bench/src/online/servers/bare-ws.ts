import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { WebSocket as Socket } from 'ws';
import { WebSocketServer } from '../ws.ts';
import type { Contender, StartingGame } from './contender.ts';

interface SocketRoom {
  clients: Set<Socket>;
  /** What a server that keeps its games as objects would hold. */
  state: unknown;
}

const FILLER = Buffer.alloc(1 << 20, 'x');

/** The least that a room of four can cost: reads the message and tells everyone one as long as ours. No rules, no log. */
export async function bareWs(): Promise<Contender> {
  const rooms = new Map<string, SocketRoom>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (socket, { url }) => {
    const name = url!.slice(1);
    const { clients } = rooms.get(name)!;
    clients.add(socket);
    socket.on('message', (data) => {
      const { bytes } = JSON.parse(String(data)) as { bytes: number };
      const message = FILLER.subarray(0, bytes);
      for (const client of clients) client.send(message, { binary: false });
    });
    socket.on('close', () => {
      clients.delete(socket);
      if (clients.size === 0) rooms.delete(name);
    });
  });
  let laid = 0;
  function lay({ state }: StartingGame): string {
    laid += 1;
    rooms.set(String(laid), { clients: new Set(), state: JSON.parse(state) });
    return String(laid);
  }
  return {
    port: (server.address() as AddressInfo).port,
    lay: async (games) => games.map(lay),
  };
}
