import { expect, test } from 'vitest';
import { checkImports } from './imports.ts';

const dependencies = { 'packages/format': ['zod', 'yaml', '@bauta/engine'], 'apps/cli': ['@bauta/engine'] };
const check = (path: string, text: string) => checkImports([{ path, text }], dependencies);
const engine = 'packages/engine/src/rules/turn.ts';

test('imports that point down and stay in the picture pass', () => {
  expect(check(engine, "import { a } from './a.ts';\nexport type { B } from '../model/b.ts';")).toEqual([]);
  expect(check('packages/format/src/a.ts', "import { z } from 'zod/mini';\nimport type { Game } from '@bauta/engine';")).toEqual(
    [],
  );
  expect(check('packages/text/src/a.ts', "import type { GameEvent } from '@bauta/engine';")).toEqual([]);
  expect(check('packages/bots/src/a.ts', "import { apply } from '@bauta/engine';")).toEqual([]);
  expect(
    check('apps/cli/src/main.ts', "import fs from 'node:fs';\nimport { say } from '@bauta/text';\nimport '@bauta/format';"),
  ).toEqual([]);
});

test('an arrow that points up is refused with its file and line', () => {
  expect(check(engine, "// first\nimport { read } from '@bauta/format';")).toEqual([
    "packages/engine/src/rules/turn.ts:2 imports '@bauta/format', but packages/engine may import nothing of ours.",
  ]);
  expect(check('packages/bots/src/a.ts', "import {\n  say,\n} from '@bauta/text';")).toEqual([
    "packages/bots/src/a.ts:3 imports '@bauta/text', but packages/bots may import only engine of ours.",
  ]);
  expect(check('packages/format/src/a.ts', "import '@bauta/cli';")).toHaveLength(1);
  expect(check('apps/web/src/a.ts', "import { a } from '@bauta/server';")).toHaveLength(1);
  expect(check('packages/engine/src/a.test.ts', "import { a } from '@bauta/format';")).toHaveLength(1);
});

test('a package without a place in the picture is refused', () => {
  expect(check('packages/utils/src/a.ts', "import '@bauta/engine';")[0]).toContain('packages/utils has no place in the picture');
});

test.each([
  "import fs from 'node:fs';",
  "import { z } from 'zod';",
  "export * from 'fs';",
  "const a = import('zod');",
  "require('zod');",
])('the engine does not import from outside itself: %s', (text) =>
  expect(check(engine, text)[0]).toMatch(/:1 imports '.+', but the engine imports nothing from outside itself\.$/),
);

test('the engine does not import a computed name', () => {
  expect(check(engine, 'import(name)')).toHaveLength(1);
  expect(check(engine, 'import(`./${name}.ts`)')).toHaveLength(1);
});

test.each([
  ['Math.random', 'const a = Math.random();'],
  ['Math.random', 'const { random } = Math;'],
  ['Math.random', "Math['random']()"],
  ['Date', 'new Date()'],
  ['Date', 'const a = `${Date.now()}`;'],
  ['setTimeout', 'setTimeout(f, 1)'],
  ['performance', 'performance.now()'],
  ['console', 'console.log(1)'],
  ['structuredClone', 'structuredClone(game)'],
  ['globalThis', 'globalThis.x'],
  ['process', 'process.env'],
  ['import.meta', 'import.meta.url'],
])('%s does not exist in the engine: %s', (name, text) => {
  expect(check(engine, `\n${text}`)).toEqual([`${engine}:2 uses ${name}, which does not exist in the engine.`]);
  expect(check('packages/engine/src/a.test.ts', text)).toEqual([]);
  expect(check('apps/cli/src/main.ts', text)).toEqual([]);
});

test('words in comments and strings are not code, nor are other uses of a name', () => {
  const text =
    "// Math.random and Date, import 'zod'\nconst a = 'from Date console';\nMath.floor(memory.Date);\nconst b = { console: 1 };";
  expect(check(engine, text)).toEqual([]);
});

test('another package is imported by its name, not by a path or an inside', () => {
  expect(check('apps/cli/src/main.ts', "import { a } from '../../../packages/engine/src/index.ts';")[0]).toContain(
    'lies outside apps/cli',
  );
  expect(check('packages/format/src/a.ts', "import { a } from '@bauta/engine/src/index.ts';")[0]).toContain(
    'the inside of a package',
  );
  expect(check('apps/cli/src/main.ts', "import '/tmp/a.ts';")[0]).toContain('absolute path');
  expect(check(engine, "import '@bauta/engine';")[0]).toContain('its own package');
});

test('a package that runs in browsers imports nothing of Node', () => {
  const text = "import { join } from 'node:path';";
  expect(check('packages/bots/src/a.ts', text)).toEqual([
    "packages/bots/src/a.ts:1 imports 'node:path', but packages/bots runs in browsers too.",
  ]);
  expect(check('packages/bots/src/a.test.ts', text)).toEqual([]);
  expect(check('packages/format/src/a.ts', text)).toEqual([]);
});

test('a face that a package exports is imported like the package', () => {
  const sources = [{ path: 'apps/cli/src/main.ts', text: "import '@bauta/bots/a';\nimport '@bauta/bots/b';" }];
  expect(checkImports(sources, {}, { 'packages/bots': ['', 'a'] })).toEqual([
    "apps/cli/src/main.ts:2 imports '@bauta/bots/b', the inside of a package; import '@bauta/bots'.",
  ]);
});

test('text imports only types of the engine', () => {
  expect(check('packages/text/src/a.ts', "import type { A } from '@bauta/engine';\nimport { b } from '@bauta/engine';")).toEqual([
    "packages/text/src/a.ts:2 imports '@bauta/engine' as code, but text may import only types of the engine.",
  ]);
});

test('an npm package must be declared where it is used', () => {
  expect(check('apps/cli/src/main.ts', "import { z } from 'zod';")).toEqual([
    "apps/cli/src/main.ts:1 imports 'zod', which apps/cli/package.json does not declare.",
  ]);
  expect(check('apps/cli/src/main.test.ts', "import { test } from 'vitest';")).toEqual([]);
});

test('every violation of a file is told, in order', () => {
  const problems = check(engine, "import 'zod';\nnew Date();\nimport 'yaml';");
  expect(problems.map((problem) => problem.match(/:(\d+) /)?.[1])).toEqual(['1', '2', '3']);
});
