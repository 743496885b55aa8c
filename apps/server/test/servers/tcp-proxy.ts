import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** Stands between a program and a server, and can be cut. */
export interface TcpProxy {
  port: number;
  /** So often the server hears what is said, and the connection ends when it answers. */
  lost: number;
  /** Nothing passes, and nobody notices. */
  isMute: boolean;
  /** How many connections there were. */
  joined: number;
  /** Again, after it was cut. */
  open(): Promise<void>;
  cut(): Promise<void>;
}

export async function proxyTo(serverPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let server: Server;
  const proxy: TcpProxy = {
    port: await freePort(),
    lost: 0,
    isMute: false,
    joined: 0,
    async open() {
      server = createServer((near) => join(near, connect(serverPort, '127.0.0.1')));
      await new Promise<void>((resolve) => server.listen(proxy.port, '127.0.0.1', resolve));
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };

  function join(near: Socket, far: Socket): void {
    proxy.joined += 1;
    near.on('data', (data) => proxy.isMute || far.write(data));
    far.on('data', (data) => {
      if (proxy.lost > 0) {
        proxy.lost -= 1;
        near.destroy();
      } else if (!proxy.isMute) near.write(data);
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        // The server hears to the end what was said.
        far.end();
      });
    }
  }

  await proxy.open();
  return proxy;
}
