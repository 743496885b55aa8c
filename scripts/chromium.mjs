// Finds Chromium for the tests in a browser, and installs Debian's package when it is missing and we may: node scripts/chromium.mjs
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where it is, or null. CHROMIUM names another. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram) ?? null;
}

function install() {
  process.stderr.write(`Chromium is missing; installing it: ${INSTALL}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', INSTALL], { stdio: ['ignore', 2, 2], env }).status === 0;
}

if (import.meta.main) {
  const isRoot = process.getuid?.() === 0;
  if (findChromium() === null && !(isRoot && install() && findChromium() !== null)) {
    process.stderr.write(`The tests in a browser need Chromium. This installs it:\n  sudo sh -c '${INSTALL}'\n`);
    process.exit(1);
  }
}
