// Finds programs that tests need, and installs Debian's packages when they are missing and we may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Not everybody has the folders of servers on their path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

// Debian starts a server as soon as it is installed, unless this program says no.
const POLICY = '/usr/sbin/policy-rc.d';
const INSTALL_QUIETLY = `
put_back() { if [ -e ${POLICY}.bauta ]; then mv ${POLICY}.bauta ${POLICY}; else rm -f ${POLICY}; fi; }
trap put_back EXIT
trap 'exit 1' INT TERM HUP
if [ -e ${POLICY} ] && [ ! -e ${POLICY}.bauta ]; then mv ${POLICY} ${POLICY}.bauta; fi
printf '#!/bin/sh\\nexit 101\\n' > ${POLICY}
chmod 755 ${POLICY}
`;

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the first of these is, or null. @param {...string} names */
export function findProgram(...names) {
  return FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
}

/**
 * Installs what is missing, or says how and ends with an error.
 * @param {string} who what needs them, for the message
 * @param {() => string[]} missing the packages of what is not there
 */
export function needPackages(who, missing) {
  const before = missing();
  if (before.length === 0) return;
  const line = `apt-get update && apt-get install -y --no-install-recommends ${before.join(' ')}`;
  if (process.getuid?.() === 0 && install(line) && missing().length === 0) return;
  process.stderr.write(`${who} need ${before.join(', ')}. This installs what is missing:\n  sudo sh -c '${line}'\n`);
  process.exit(1);
}

/** @param {string} line */
function install(line) {
  process.stderr.write(`installing what is missing: ${line}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', `${INSTALL_QUIETLY}${line}`], { stdio: ['ignore', 2, 2], env }).status === 0;
}
