// npm test: every check in order, up to the first that fails. Arguments go to vitest, but for --slowest: the slowest files and tests are listed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slowest, timesByProject } from './times.mjs';
import { totals } from './totals.mjs';

const SLOWEST = 20;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (process.versions.node.split('.')[0] !== '24') {
  stop(
    `The checks run on Node 24, and this is Node ${process.versions.node}: start them with "npm test", which uses the one installed here.`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'bauta-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const report = join(folder, 'results.json');
const words = process.argv.slice(2).filter((word) => word !== '--slowest');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the browser', 'tsc', ['--noEmit', '-p', 'apps/web']],
  ['types of its worker', 'tsc', ['--noEmit', '-p', 'apps/web/worker']],
  ['imports', 'node', ['scripts/imports.ts']],
  ['chromium', 'node', ['scripts/chromium.mjs']],
  ['servers', 'node', ['scripts/servers.mjs']],
  ['tests', 'vitest', ['run', ...reporters, ...words]],
];

const durations = [];
for (const [name, command, args] of checks) {
  const { status, seconds } = run(command, args);
  if (status !== 0) {
    process.stderr.write(`${name}: failed after ${seconds} s\n`);
    printTotals();
    process.exit(status ?? 1);
  }
  durations.push(`${name} ${seconds} s`);
}
process.stdout.write(`${durations.join(', ')}\n`);
const result = printTotals();
if (!result) stop('vitest left no results.');
if (result.notRun > 0) stop(`${result.notRun} tests were not run; no test may be skipped.`);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const start = performance.now();
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } });
  if (error) stop(`${command} could not be started: ${error.message}`);
  return { status, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** The closing line that other programs read, after where the time went. */
function printTotals() {
  if (!existsSync(report)) return null;
  const results = JSON.parse(readFileSync(report, 'utf8'));
  if (process.argv.includes('--slowest')) process.stdout.write(`${slowest(results, root, SLOWEST).join('\n')}\n`);
  process.stdout.write(`time in tests: ${timesByProject(results, root)}\n`);
  const result = totals(results);
  process.stdout.write(`${result.passed} passed, ${result.failed} failed\n`);
  return result;
}

/** @param {string} message @param {number} [code] @returns {never} */
function stop(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
