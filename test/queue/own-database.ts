import { randomBytes } from 'node:crypto';
import { query } from '../../apps/server/test/servers/postgres.ts';

/** A new database of that server, with its address. */
export async function ownDatabase(server: string): Promise<string> {
  const name = `queue_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
