// Finds PostgreSQL, Redis and nginx for the tests of the server, and installs Debian's packages when they are missing and we may:
// node scripts/servers.mjs
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isProgram, needPackages } from './debian.mjs';

/** The folder of PostgreSQL's own programs, of the newest version; or null. */
export function findPostgres() {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) => isProgram(join(folder, 'initdb')));
  return folders.sort((a, b) => versionOf(b) - versionOf(a))[0] ?? null;
}

export const findRedis = () => findProgram('redis-server');

export const findNginx = () => findProgram('nginx');

/** @param {string} folder */
const versionOf = (folder) => Number(folder.split('/').at(-2));

/** @returns {string[]} */
function missing() {
  const found = { postgresql: findPostgres(), 'redis-server': findRedis(), nginx: findNginx() };
  return Object.entries(found).flatMap(([name, path]) => (path === null ? [name] : []));
}

if (import.meta.main) needPackages('The tests of the server', missing);
