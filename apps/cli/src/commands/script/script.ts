import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Problem, runScript, type ScriptReport, showProblem } from '@bauta/format';
import { packFinder } from './find-pack.ts';
import { showJson } from './show-json.ts';
import { trace } from './trace.ts';

const USAGE = `usage: ./bauta script [--trace] [--pack PACK]... FILE...

Plays each script and prints what came of it as JSON. docs/notation.md says how scripts are written.
A script that names no pack is played with these, each a folder or a zip, later ones on top; without any with the practice pack.
Exit code: 0 every expectation holds, 1 one does not, 2 a file is wrong.
`;

/** ./bauta script: plays scripts; the exit code is the worst of theirs. */
export async function script(args: readonly string[]): Promise<number> {
  const parsed = readScriptArgs(args);
  if (parsed === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (parsed.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const reports = parsed.files.map((file) => play(file, parsed));
  print(reports);
  return Math.max(...reports.map(({ exit }) => exit));
}

interface ScriptArgs {
  files: string[];
  trace: boolean;
  help: boolean;
  pack: string[];
}

function readScriptArgs(args: readonly string[]): ScriptArgs | null {
  const options = {
    trace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    pack: { type: 'string', multiple: true },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return positionals.length > 0 || values.help ? { files: positionals, pack: [], ...values } : null;
  } catch {
    return null;
  }
}

function play(file: string, { trace: traced, pack }: ScriptArgs): ScriptReport {
  const text = readText(file);
  if (typeof text !== 'string') return refused(file, text);
  const { find, words } = packFinder(file, pack);
  const { report, run } = runScript({ path: file, text }, find);
  if (traced && run !== null) trace(run, words());
  // Of several mistakes the first is told; the others often follow from it.
  for (const sentence of [...report.notes, ...report.problems.slice(0, 1), ...report.failures])
    process.stderr.write(`${sentence}\n`);
  return report;
}

function readText(file: string): string | Problem {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return { file, line: 1, column: 1, message: 'This file cannot be read.' };
  }
}

function refused(file: string, problem: Problem): ScriptReport {
  process.stderr.write(`${showProblem(problem)}\n`);
  return { file, exit: 2, problems: [showProblem(problem)], failures: [], notes: [], state: null };
}

/** One script: a document to read. Several: one line each. */
function print(reports: readonly ScriptReport[]): void {
  const documents = reports.map(({ state, ...report }) => ({ ...report, ...state }));
  if (documents.length === 1) process.stdout.write(`${showJson(documents[0])}\n`);
  else for (const each of documents) process.stdout.write(`${JSON.stringify(each)}\n`);
}
