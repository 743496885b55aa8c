import type { FastifyInstance } from 'fastify';

/** Browsers answer a goodbye at once; who has not after so long never will, in milliseconds. */
const PATIENCE = 2_000;

/** All are told to connect again, elsewhere perhaps; resolves when they have gone. */
export async function endSockets({ server, websocketServer }: FastifyInstance): Promise<void> {
  // A connection that nobody takes up would keep the server from closing.
  server.removeAllListeners('upgrade').on('upgrade', (_, wire) => wire.destroy());
  const gone = new Promise((resolve) => websocketServer.close(resolve));
  for (const client of websocketServer.clients) client.close(1012);
  const late = setTimeout(() => {
    for (const client of websocketServer.clients) client.terminate();
  }, PATIENCE);
  await gone;
  clearTimeout(late);
}
