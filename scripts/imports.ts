// Refuses imports that point up, between packages or between the rooms of one, that reach inside another package, and whatever would tie the
// engine to a platform, a clock or chance.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { needlessExceptions, roomProblem } from './rooms.ts';
import { maskSource } from './source-mask.ts';

/** What each place may import of ours. The picture is in ARCHITECTURE.md. */
const below: Record<string, readonly string[]> = {
  'packages/engine': [],
  'packages/text': ['engine'],
  'packages/content': [],
  'packages/session': ['engine'],
  'packages/format': ['engine', 'session'],
  'packages/protocol': ['engine', 'session', 'format'],
  'packages/bots': ['engine'],
  'packages/drawing': ['engine', 'text'],
  'packages/simulation': ['bots', 'format', 'drawing', 'text', 'engine'],
};
const belowApps = ['simulation', 'bots', 'protocol', 'format', 'content', 'drawing', 'text', 'session', 'engine'];

const global = (name: string) => new RegExp(`(?<![.\\w$])${name}\\b(?!\\s*:)`, 'g');
const banned: readonly [name: string, pattern: RegExp][] = [
  // Math by itself could be renamed, Math['random'] hides the name.
  ['Math.random', /(?<![.\w$])Math\b(?!\s*\.\s*(?!random\b)\w)/g],
  ...[
    'Date',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'performance',
    'console',
    'structuredClone',
    'globalThis',
  ].map((name): [string, RegExp] => [name, global(name)]),
  ['process', /(?<![.\w$])process\s*[.[]/g],
  ['import.meta', /(?<![.\w$])import\s*\.\s*meta\b/g],
];

export type SourceText = { path: string; text: string };
export type Dependencies = Record<string, readonly string[]>;
/** By package: what else than itself may be imported of it, as in '@bauta/simulation/play-game'. */
export type Faces = Record<string, readonly string[]>;
type Import = { name: string | null; line: number; typeOnly: boolean };

/** One sentence for each violation. `dependencies` and `faces` hold what each place declares in its package.json. */
export function checkImports(sources: readonly SourceText[], dependencies: Dependencies, faces: Faces = {}): string[] {
  return sources.flatMap((source) => {
    const code = maskSource(source.text);
    const place = source.path.split('/').slice(0, 2).join('/');
    const problems = findImports(source.text, code).map((each) => ({
      line: each.line,
      problem: judge(source.path, place, each, dependencies, faces),
    }));
    const globals = place === 'packages/engine' && !isTest(source.path) ? findBanned(code) : [];
    return [...problems, ...globals]
      .filter(({ problem }) => problem !== null)
      .sort((a, b) => a.line - b.line)
      .map(({ line, problem }) => `${source.path}:${line} ${problem}.`);
  });
}

function judge(path: string, place: string, { name, typeOnly }: Import, dependencies: Dependencies, faces: Faces): string | null {
  const engineCode = place === 'packages/engine' && !isTest(path);
  if (name === null) return engineCode ? 'imports a computed name, but what the engine imports must be plain to see' : null;
  if (name.startsWith('.')) return judgePath(path, place, name);
  if (name.startsWith('/') || name.startsWith('file:')) return `imports '${name}' by an absolute path`;
  if (name.startsWith('@bauta/')) return judgeOurs(place, name, typeOnly, faces);
  if (engineCode) return `imports '${name}', but the engine imports nothing from outside itself`;
  if (name.startsWith('node:') && isForBrowsers(place) && !isTest(path))
    return `imports '${name}', but ${place} runs in browsers too`;
  // What a build makes of content and words has no package.
  if (name.startsWith('node:') || (place === 'apps/web' && name.startsWith('bauta:')) || isTest(path)) return null;
  const declared = dependencies[place] ?? [];
  return declared.includes(packageOf(name)) ? null : `imports '${name}', which ${place}/package.json does not declare`;
}

function judgePath(path: string, place: string, name: string): string | null {
  const target = posix.join(posix.dirname(path), name);
  return target.startsWith(`${place}/`)
    ? roomProblem(path, name)
    : `imports '${name}', which lies outside ${place}; import another package by its name`;
}

function judgeOurs(place: string, name: string, typeOnly: boolean, faces: Faces): string | null {
  const [, target = '', ...inside] = name.split('/');
  const allowed = place.startsWith('apps/') ? belowApps : below[place];
  if (!allowed) return `imports '${name}', but ${place} has no place in the picture yet: give it one in scripts/imports.ts`;
  if (`packages/${target}` === place) return `imports '${name}', its own package, by name; write a relative path`;
  if (!allowed.includes(target)) return `imports '${name}', but ${place} may import ${list(allowed)} of ours`;
  if (inside.length > 0 && !['package.json', ...(faces[`packages/${target}`] ?? [])].includes(inside.join('/')))
    return `imports '${name}', the inside of a package; import '@bauta/${target}'`;
  if (place === 'packages/text' && !typeOnly) return `imports '${name}' as code, but text may import only types of the engine`;
  return null;
}

/** Every import of a file of ours by its path. */
export function pathImports(sources: readonly SourceText[]): { from: string; to: string }[] {
  return sources.flatMap(({ path, text }) =>
    findImports(text, maskSource(text))
      .filter(({ name }) => name?.startsWith('.'))
      .map(({ name }) => ({ from: path, to: posix.join(posix.dirname(path), name!) })),
  );
}

function findImports(text: string, code: string): Import[] {
  const starts = /(?<![.\w$])(?:from\s*(?=['"])|import\s*(?=['"])|(?:import|require)\s*\(\s*(?=(.)))/g;
  return [...code.matchAll(starts)].map((match) => {
    const at = match.index + match[0].length;
    const isName = /['"`]/.test(code[at]!);
    const name = isName ? text.slice(at + 1, code.indexOf(code[at]!, at + 1)) : null;
    return { name: name?.includes('${') ? null : name, line: lineOf(code, at), typeOnly: isTypeOnly(code, match.index) };
  });
}

/** Whether the statement that ends in `from` at this place begins with `import type` or `export type`. */
function isTypeOnly(code: string, at: number): boolean {
  const statement = code.slice(0, at).match(/(?<![.\w$])(?:import|export)\b(?!\s*[.(])(?:(?!\b(?:import|export)\b)[^;])*$/);
  return statement !== null && /^(?:import|export)\s+type\b/.test(statement[0]);
}

function findBanned(code: string) {
  return banned.flatMap(([name, pattern]) =>
    [...code.matchAll(pattern)].map(({ index }) => ({
      line: lineOf(code, index),
      problem: `uses ${name}, which does not exist in the engine`,
    })),
  );
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

/** The reader of folders and zips leaves out what browsers do not have. */
function isForBrowsers(place: string): boolean {
  return place.startsWith('packages/') && place !== 'packages/format';
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}

function list(names: readonly string[]): string {
  return names.length > 0 ? `only ${names.join(', ')}` : 'nothing';
}

function readSources(root: string): SourceText[] {
  const paths = globSync(['packages/*/src/**/*.{ts,tsx,js,mjs}', 'apps/*/src/**/*.{ts,tsx,js,mjs}'], { cwd: root });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** By place, the names in a field of its package.json. */
function readNames(root: string, field: 'dependencies' | 'exports'): Record<string, string[]> {
  const files = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root });
  return Object.fromEntries(
    files.map((file) => [dirname(file), Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))[field] ?? {})]),
  );
}

function readFaces(root: string): Faces {
  const exported = Object.entries(readNames(root, 'exports'));
  return Object.fromEntries(exported.map(([place, names]) => [place, names.map((name) => name.slice('./'.length))]));
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const sources = readSources(root);
  const broken = checkImports(sources, readNames(root, 'dependencies'), readFaces(root));
  const problems = [...broken, ...needlessExceptions(pathImports(sources))];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`imports: ${sources.length} files, ${problems.length} violations\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
