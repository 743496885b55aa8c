import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_SAVE } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './servers/free-port.ts';
import { type NginxServer, startNginx } from './servers/nginx.ts';
import { rawRequest } from './servers/raw-request.ts';

let folder: string;
let servers: Server[];
let nginx: NginxServer;
let seen: IncomingHttpHeaders;
let paths: string[];

async function serve(name: string, port: number): Promise<Server> {
  const server = createServer((asked, answer) => {
    paths.push(asked.url!);
    seen = asked.headers;
    answer.end(name);
  });
  server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('error', () => {}).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeEach(async () => {
  paths = [];
  folder = mkdtempSync(join(tmpdir(), 'bauta-nginx-'));
  const ports = [await freePort(), await freePort()];
  servers = [await serve('first', ports[0]!), await serve('second', ports[1]!)];
  nginx = await startNginx(folder, ports);
});
afterEach(async () => {
  await nginx.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

const ask = async (headers: Record<string, string> = {}): Promise<string> => (await fetch(nginx.url, { headers })).text();
const askOften = async (): Promise<string[]> => {
  const answers: string[] = [];
  for (let asked = 0; asked < 20; asked += 1) answers.push(await ask());
  return [...new Set(answers)].sort();
};

test('players are spread over the processes, and when one has gone the others answer', async () => {
  expect(await askOften()).toEqual(['first', 'second']);
  servers[0]!.closeAllConnections();
  servers[0]!.close();
  expect(await askOften()).toEqual(['second']);
});

test('a process hears the address of the page, and who really asks', async () => {
  await ask({ 'x-forwarded-for': '10.1.2.3', 'x-forwarded-proto': 'https' });
  expect(seen).toMatchObject({ host: new URL(nginx.url).host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
});

test('a socket goes through', async () => {
  const asked = request(nginx.url, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
  asked.end();
  const [answer, socket] = await once(asked, 'upgrade');
  expect(answer.statusCode).toBe(101);
  socket.write('ping');
  expect(String((await once(socket, 'data'))[0])).toBe('ping');
  socket.destroy();
});

test('what is for whoever runs the server alone is not to be had, however it is spelled', async () => {
  for (const name of ['metrics', 'readyz'])
    for (const path of [
      `/${name}`,
      `/${name}?x`,
      `//${name}`,
      `/./${name}`,
      `/x/../${name}`,
      `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    ]) {
      const { status, socket } = await rawRequest(Number(new URL(nginx.url).port), path);
      socket.destroy();
      expect([path, status]).toEqual([path, 404]);
    }
  expect(paths).toEqual([]);
  expect((await fetch(`${nginx.url}/healthz`)).status).toBe(200);
});

test('so does the longest save', async () => {
  const answer = await fetch(nginx.url, { method: 'POST', body: 'x'.repeat(2 * MOST_SAVE) });
  expect(answer.status).toBe(200);
});
