import { createServer } from '@bauta/server';

const FIRST_PORT = 18_710;
const LAST_PORT = 32_000;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export interface Listening {
  address: string;
  close(): Promise<void>;
}

type Server = Awaited<ReturnType<typeof createServer>>;

/** Serves a folder on a free port, below those that the system gives away itself. `furnish`: with what else. */
export async function listenAnywhere(
  folder: string,
  furnish: (server: Server) => Promise<void> = async () => {},
): Promise<Listening> {
  const from = FIRST_PORT + (process.pid % 1000) * 10;
  for (let port = from; port < LAST_PORT; port++) {
    const server = await createServer(folder);
    await furnish(server);
    try {
      await server.listen({ port, host: 'localhost' });
      return { address: `http://localhost:${port}`, close: () => server.close() };
    } catch (error) {
      await server.close();
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no port from ${from} to ${LAST_PORT} is free`);
}
