import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from '../../../../scripts/servers.mjs';
import { freePort } from './free-port.ts';
import { type Running, run } from './running.ts';

export interface PostgresServer extends Omit<Running, 'pid'> {
  url: string;
  /** On the same data and port, after it was killed. */
  startAgain(): Promise<void>;
}

const exec = promisify(execFile);

/** Debian's package makes this user: PostgreSQL refuses to run as root. */
const USER = 'postgres';

/** A PostgreSQL of our own, whose files are in the folder and written as durably as always. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const bin = findPostgres()!;
  const data = join(folder, 'postgres');
  await mkdir(data, { mode: 0o700 });
  const owner = await giveAway(folder, data);
  const initdb = ['--no-sync', '--no-instructions', '--auth=trust', '--username=bauta', '--encoding=UTF8', '--locale=C'];
  await exec(join(bin, 'initdb'), [...initdb, '-D', data], { cwd: '/', ...owner });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB', 'autovacuum=off'];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://bauta@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<Running> => {
    const started = await run({ path: join(bin, 'postgres'), args, as: USER, end: 'INT' }, port);
    await untilReady(url);
    return started;
  };
  let running = await start();
  return {
    url,
    stop: () => running.stop(),
    kill: () => running.kill(),
    async startAgain() {
      running = await persistent(start);
    },
  };
}

const AGAIN_TRIES = 60;

/** Processes of a server that was killed hold its memory for a moment, and until then it does not start. */
async function persistent<T>(start: () => Promise<T>): Promise<T> {
  for (let left = AGAIN_TRIES; ; left -= 1) {
    try {
      return await start();
    } catch (error) {
      if (left === 0) throw error;
      await wait(250);
    }
  }
}

/** Lets the server's user have its data, when we are root. */
async function giveAway(folder: string, data: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (of) => Number((await exec('id', [of, USER])).stdout)));
  await chmod(folder, 0o755);
  await chown(data, uid!, gid!);
  return { uid: uid!, gid: gid! };
}

/** It listens before it has started. */
async function untilReady(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === '57P03')) throw error;
    } finally {
      await client.end();
    }
  }
}

/** A place of its own in the database there, which takes a tenth of the time of a new database; resolves with its address. */
export async function newSchema(url: string): Promise<string> {
  const name = `bauta_${randomBytes(6).toString('hex')}`;
  await query(url, `CREATE SCHEMA ${name}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${name}`);
  return address.href;
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
