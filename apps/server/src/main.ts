// Serves the table in the browser and tables on line: node apps/server/src/main.ts FOLDER. docs/operations.md tells what the environment changes.
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from './app/serve.ts';
import { serveTables } from './app/serve-tables.ts';
import { shippedPack } from './app/shipped-pack.ts';
import { type Config, DEFAULT_PORT, readConfig } from './config/config.ts';
import { FanOutUnavailable } from './fan-out/fan-out-error.ts';
import { openFanOut } from './fan-out/open-fan-out.ts';
import { reasonOf } from './metrics/report.ts';
import { openStore } from './store/open-store.ts';
import { fileIn } from './store/sqlite-file.ts';
import { StoreUnavailable } from './store/store-error.ts';
import { startCheck } from './tables/check/start-check.ts';

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function problemOf(error: unknown, { port, host }: Config): string {
  if (error instanceof StoreUnavailable || error instanceof FanOutUnavailable) return error.message;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: another Bauta may be running. PORT=${port + 1} npm start uses another.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user; PORT=${DEFAULT_PORT} npm start uses another.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `HOST=${host} is no address of this machine.`;
    default:
      throw error;
  }
}

async function start(folder: string, config: Config): Promise<void> {
  const { port, host, origins, behindProxy, limits, connections, expiry, logLevel } = config;
  const server = await createServer(folder, { behindProxy, logLevel });
  const store = await openStore(config.store, config.fanOut.REDIS_URL === undefined ? 'alone' : 'shared');
  const fanOut = await openFanOut(config.fanOut);
  const { DATABASE_URL, BAUTA_DATA = 'data' } = config.store;
  // A database has checks of its own.
  const check = DATABASE_URL === undefined ? { check: () => startCheck(fileIn(BAUTA_DATA)) } : {};
  await serveTables(server, {
    store,
    fanOut,
    pack: shippedPack(),
    origins,
    limits,
    connections,
    ...(expiry && { expiry }),
    ...check,
  });
  await server.listen({ port, host });
  const end = (): Promise<never> =>
    server.close().then(
      () => process.exit(0),
      (error) => stop(`Bauta did not end in order: ${reasonOf(error)}.`),
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  // Last: whoever reads it may end the server at once.
  process.stdout.write(`Bauta is at http://${isIPv6(host) ? `[${host}]` : host}:${port}\nCtrl-C ends it.\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) stop('usage: node apps/server/src/main.ts FOLDER');
const config = readConfig(process.env);
if (typeof config === 'string') stop(config);
try {
  await start(resolve(folder), config);
} catch (error) {
  stop(problemOf(error, config));
}
