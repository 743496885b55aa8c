// Installs the dependencies when package-lock.json differs from what was installed last: those of the project, or of the folder
// given, which has a lockfile of its own. Plain JavaScript: it runs before Node 24 is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const root = join(dirname(dirname(fileURLToPath(import.meta.url))), given ?? '.');
const whose = given === undefined ? 'dependencies' : `dependencies of ${given}`;
const modules = join(root, 'node_modules');
// npm writes its own record into node_modules when all is there.
const needed = given === undefined ? ['.bin/node', '.bin/tsc'] : ['.package-lock.json'];
const stampFile = join(modules, '.bauta-setup');
// Beside node_modules, since npm ci removes that folder.
const lockFile = join(root, '.bauta-setup.lock');
const quiet = process.argv.includes('--quiet');

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Bauta needs Node 20 or later to set itself up; this is Node ${process.versions.node}.`);
}

if (process.argv.includes('--stamp')) {
  if (isComplete()) stamp();
} else if (isUpToDate()) {
  if (!quiet) say(`${whose} are up to date`);
} else {
  await underLock(install);
}

function install() {
  if (isUpToDate()) return say(`${whose} were installed by another process`);
  say(`installing ${whose} (npm ci)`);
  const { command, args } = npm();
  const result = spawnSync(command, [...args, 'ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutModules() },
    // What the caller prints must stay alone on standard output.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(`npm ci failed with exit code ${result.status ?? result.signal}; see its message above.`);
  if (!isComplete()) fail(`npm ci ended well, but ${modules} lacks ${needed.join(' or ')}.`);
  stamp();
  say('done');
}

/** The Node inside node_modules must not run the npm that removes it. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && !node.startsWith(modules) && existsSync(script) && existsSync(node))
    return { command: node, args: [script] };
  return { command: 'npm', args: [] };
}

function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(modules)).join(delimiter);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

function isComplete() {
  return needed.every((file) => existsSync(join(modules, file)));
}

function isUpToDate() {
  return isComplete() && existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === lockfileHash();
}

function stamp() {
  mkdirSync(modules, { recursive: true });
  const draft = `${stampFile}.${process.pid}`;
  writeFileSync(draft, `${lockfileHash()}\n`);
  renameSync(draft, stampFile);
}

/** @param {() => void} work */
async function underLock(work) {
  let waiting = false;
  while (!takeLock()) {
    if (!waiting) say('waiting for another set-up to end');
    waiting = true;
    clearDeadLock();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.on('exit', () => rmSync(lockFile, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  work();
}

/** The lock appears with its owner's id inside, in one step: an empty lock would look dead. */
function takeLock() {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A lock left by a killed process is moved away; a live one caught by mistake is put back. */
function clearDeadLock() {
  const owner = lockOwner(lockFile);
  if (owner === null || isAlive(owner)) return;
  const grabbed = `${lockFile}.dead.${process.pid}`;
  try {
    renameSync(lockFile, grabbed);
    if (lockOwner(grabbed) !== owner) linkSync(grabbed, lockFile);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    rmSync(grabbed, { force: true });
  }
}

/** @param {string} file */
function lockOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** @param {string} message */
function say(message) {
  process.stderr.write(`setup: ${message}\n`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  say(message);
  process.exit(1);
}
