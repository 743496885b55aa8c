import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypeNames, SHARED_NAMES, typeNames } from './type-names.ts';

const root = dirname(import.meta.dirname);
const namesIn = (text: string): string[] => [...typeNames([{ path: 'a.ts', text }]).keys()];
const declaring = (path: string, name: string) => ({ path, text: `interface ${name} {}` });

test.each([
  ['a type', 'type Road = string;'],
  ['an interface', 'interface Road {\n  at: number;\n}'],
  ['an exported type', "import './a.ts';\n\nexport type Road<Of extends object> = Of | null;"],
  ['an exported interface', 'export interface Road extends Street {}'],
  ['a declared type', 'declare interface Road {}'],
])('the name of %s is found', (_, text) => expect(namesIn(text)).toEqual(['Road']));

test.each([
  ['in a comment', '/*\ntype Road = string;\n*/'],
  ['in a string of several lines', 'const a = `\ntype Road = string;\n`;'],
  ['inside a function or a module', "declare module 'a' {\n  interface Road {}\n}"],
  [
    'imported or passed on',
    "import type { Road } from './a.ts';\nexport type { Road } from './a.ts';\nexport type * from './b.ts';",
  ],
  ['of a value', 'const Road = 1;\nfunction type(Road: string) {}'],
])('a name %s is not declared there', (_, text) => expect(namesIn(text)).toEqual([]));

test('a name that stands in two files is refused with both, and one declared twice in a file is not', () => {
  const twice = { path: 'c.ts', text: 'interface Lane {}\ninterface Lane {}' };
  expect(checkTypeNames([declaring('a.ts', 'Road'), declaring('b.ts', 'Road'), twice], [])).toEqual([
    'The type name Road stands in a.ts, b.ts: say exactly what each one is.',
  ]);
});

test('a name on the list may stand in several files, and one that does not is taken from the list', () => {
  const sources = [declaring('a.ts', 'Road'), declaring('b.ts', 'Road'), declaring('b.ts', 'Lane')];
  expect(checkTypeNames(sources, ['Road'])).toEqual([]);
  expect(checkTypeNames(sources, ['Lane', 'Path', 'Road'])).toEqual([
    'The type name Lane is shared no more: take it out of scripts/type-names.ts.',
    'The type name Path is shared no more: take it out of scripts/type-names.ts.',
  ]);
});

test('the list is in order, each name once', () => expect(SHARED_NAMES).toEqual([...new Set(SHARED_NAMES)].sort()));

test('every type name of this repository stands in one file', () => {
  const paths = globSync('{packages,apps,scripts,test,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist'),
  });
  expect(paths).toContain(join('scripts', 'type-names.ts'));
  const sources = paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(checkTypeNames(sources)).toEqual([]);
});
