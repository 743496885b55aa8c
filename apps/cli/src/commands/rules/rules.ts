import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClausesOf } from './clauses.ts';
import { type Coverage, coverageOf, lacks, type SourceFile, type TestRecord } from './coverage.ts';
import { readClauses } from './read-clauses.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function engineSources(): SourceFile[] {
  const folder = join(root, 'packages/engine/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: join('packages/engine/src', file), text: readFileSync(join(folder, file), 'utf8') }));
}

/** Runs the tests with a record of the clauses they see; null when one of them fails. */
function runTests(): TestRecord[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-rules-'));
  const record = join(folder, 'record.jsonl');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, BAUTA_RULE_RECORD: record };
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', 'test/scenes', 'test/campaign-scenes'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
    if (status !== 0 || !existsSync(record)) return null;
    const lines = readFileSync(record, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as TestRecord).map((each) => ({ ...each, file: relative(root, each.file) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ name, text, open, code, tests }: Coverage): string {
  const short = text.length > 70 ? `${text.slice(0, 69)}…` : text;
  if (open !== null) return `${name.padEnd(6)} open: ${open}\n         ${short}`;
  const files = code.map((file) => file.replace('packages/engine/src/', ''));
  return `${name.padEnd(6)} ${short}\n         code  ${files.join(', ') || '-'}\n         tests ${tests.map(({ test }) => test).join('\n               ') || '-'}`;
}

/** `./bauta rules [--json]`: every clause with the files and tests that carry it. */
export async function rules(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) {
    process.stderr.write(`"${unknown}" is not understood: ./bauta rules [--json]\n`);
    return 2;
  }
  process.stderr.write('Running the scenes to see which clauses they show ...\n');
  const records = runTests();
  if (records === null) {
    process.stderr.write('A scene fails, so no clause is counted: mend it first.\n');
    return 1;
  }
  const open = openClausesOf(read('docs/open-clauses.txt'));
  const coverage = coverageOf(readClauses(), open, engineSources(), records);
  const missing = lacks(coverage, open);
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ clauses: coverage, missing }, null, 2)}\n`);
  else process.stdout.write(`${coverage.map(line).join('\n')}\n\n`);
  const carried = coverage.filter((each) => each.open === null).length - missing.length;
  process.stderr.write(
    `${carried} clauses with code and test, ${open.size} open.\n${missing.map((each) => `${each}\n`).join('')}`,
  );
  return missing.length === 0 ? 0 : 1;
}
