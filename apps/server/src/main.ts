// Serves the table in the browser: node apps/server/src/main.ts FOLDER. PORT and HOST change where.
import { resolve } from 'node:path';
import { createServer } from './serve.ts';

const DEFAULT_PORT = '8710';
const { PORT = DEFAULT_PORT, HOST = 'localhost' } = process.env;

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function problemOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${PORT} is taken: another Bauta may be running. PORT=${Number(PORT) + 1} npm start uses another.`;
    case 'EACCES':
      return `Port ${PORT} may not be used by this user; PORT=${DEFAULT_PORT} npm start uses another.`;
    case 'ENOTFOUND':
      return `HOST=${HOST} is no address of this machine.`;
    default:
      throw error;
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) stop('usage: node apps/server/src/main.ts FOLDER');
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) stop(`PORT=${PORT} is no port: a number up to 65535 is.`);

const server = await createServer(resolve(folder));
try {
  await server.listen({ port: Number(PORT), host: HOST });
} catch (error) {
  stop(problemOf(error));
}
process.stdout.write(`Bauta is at http://${HOST}:${PORT}\nCtrl-C ends it.\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close().then(() => process.exit(0)));
